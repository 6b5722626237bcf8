import type { ReactNode } from 'react';

type MessagePageProps = { heading: string; text: string; children: ReactNode };

export function MessagePage({ heading, text, children }: MessagePageProps) {
  return (
    <div className="grid min-h-[70svh] place-items-center px-6 py-20 text-center">
      <div className="max-w-xl">
        <h1 className="text-title">{heading}</h1>
        <p className="mt-4 text-lead text-stone">{text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </div>
  );
}

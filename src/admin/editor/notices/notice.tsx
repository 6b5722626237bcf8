import { type ComponentProps, useId } from 'react';

type NoticeProps = ComponentProps<'section'> & { title: string };

export function Notice({ title, children, ...props }: NoticeProps) {
  const id = useId();
  return (
    <section
      {...props}
      aria-labelledby={id}
      className="mt-6 max-w-[40rem] rounded-card border-2 border-ember bg-paper p-5"
    >
      <h2 id={id} className="font-sans text-base font-semibold tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Placeholder while the form's content loads. */
export function EditorSkeleton() {
  return (
    <div role="status" className="mt-8 grid max-w-[40rem] gap-6">
      <span className="sr-only">Loading this section</span>
      {['h-12', 'h-32', 'h-12', 'h-32'].map((height, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a constant list
          key={index}
          className={`${height} animate-pulse rounded-xl bg-line/60 motion-reduce:animate-none`}
        />
      ))}
    </div>
  );
}

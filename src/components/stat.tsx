type StatProps = { figure: string; label: string };

/** One number the company stands by. Belongs inside a `<dl>`. */
export function Stat({ figure, label }: StatProps) {
  return (
    <div className="flex flex-col-reverse justify-end border-s-2 border-saffron ps-5">
      <dt className="mt-1 text-base opacity-85">{label}</dt>
      <dd className="font-display text-[clamp(2.5rem,2rem+2vw,4rem)] leading-none tracking-tight">
        {figure}
      </dd>
    </div>
  );
}

type SectionHeadingProps = { title: string; lead?: string };

export function SectionHeading({ title, lead }: SectionHeadingProps) {
  return (
    <div className="mb-10 max-w-3xl sm:mb-14">
      <h2 className="text-heading">{title}</h2>
      {lead && <p className="mt-4 line-length text-lead text-stone">{lead}</p>}
    </div>
  );
}

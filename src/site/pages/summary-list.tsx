import { ArrowLink } from '@/site/arrow-link';

type SummaryListProps = {
  title: string;
  entries: readonly { id: string; title: string }[];
  to: string;
  link: string;
};

/** The titles of what another page explains. */
export function SummaryList({ title, entries, to, link }: SummaryListProps) {
  return (
    <section>
      <h2 className="text-subheading">{title}</h2>
      <ul className="mt-4">
        {entries.map((entry) => (
          <li key={entry.id} dir="auto" className="border-t border-edge/50 py-2">
            {entry.title}
          </li>
        ))}
      </ul>
      <ArrowLink to={to} className="mt-2">
        {link}
      </ArrowLink>
    </section>
  );
}

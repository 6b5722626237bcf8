import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SectionState } from '@/admin/data/overview';
import { SectionDate } from './section-date';
import { StateChip } from './state-chip';

type SectionCardProps = {
  label: string;
  to: string;
  Icon: LucideIcon;
  /** Undefined while loading and after a failure. */
  state: SectionState | undefined;
  loading: boolean;
};

/** Reserves the height of chip and date, so that loading causes no layout shift. */
export function SectionCard({ label, to, Icon, state, loading }: SectionCardProps) {
  return (
    <article className="group relative flex h-full flex-col gap-4 rounded-card border border-line bg-paper p-6 transition-colors hover:border-ember">
      <div className="flex items-start gap-4">
        <Icon aria-hidden strokeWidth={1.5} className="size-8 shrink-0 text-ember" />
        <div className="grow">
          <h2 className="text-subheading">
            <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
              {label}
            </Link>
          </h2>
          <p className="mt-1 text-stone">Click to manage {label}</p>
        </div>
        <ArrowRight
          aria-hidden
          className="mt-1 size-5 shrink-0 text-ember transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1 rtl:rotate-180"
        />
      </div>
      <div className="mt-auto">
        <div className="min-h-[1.75rem]">
          {state && <StateChip state={state} />}
          {loading && <div className="h-[1.75rem] w-24 rounded-full bg-sand" />}
        </div>
        <div className="mt-2 min-h-[2.5rem] text-sm text-stone">
          {state && <SectionDate state={state} />}
          {loading && <div className="h-4 w-44 max-w-full rounded bg-sand" />}
        </div>
      </div>
    </article>
  );
}

import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageMeta } from '@/components/page-meta';
import { sectionLinks } from './admin-links';

export function DashboardPage() {
  return (
    <>
      <PageMeta title="Admin Dashboard" description="Manage the website's content." />
      <h1 className="text-heading">Admin Dashboard</h1>
      <p className="mt-2 text-lead text-stone">Manage your website content from here</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3">
        {sectionLinks.map(({ label, to, Icon }) => (
          <li key={to}>
            <article className="group relative flex h-full items-start gap-4 rounded-card border border-line bg-paper p-6 transition-colors hover:border-ember">
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
                className="mt-1 size-5 shrink-0 text-ember transition-transform group-hover:translate-x-1 rtl:rotate-180"
              />
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}

import { ButtonLink } from '@/components/button-link';
import { Section, Text } from './section';

type CallToActionProps = {
  title: string;
  text: string;
  /** Labels by path. */
  links: Readonly<Record<string, string>>;
  /** If true, the title and the text are printed. The buttons never are. */
  printed?: boolean;
};

export function CallToAction({ title, text, links, printed = false }: CallToActionProps) {
  return (
    <Section
      tone="leaf"
      className={printed ? undefined : 'print:hidden'}
      grid="items-end gap-8 lg:grid-cols-[1fr_auto] lg:gap-16"
    >
      <div className="max-w-3xl">
        <h2 className="text-heading wrap-anywhere">{title}</h2>
        <Text className="mt-4 line-length text-lead text-paper/90">{text}</Text>
      </div>
      <div className="flex flex-wrap gap-3">
        {Object.entries(links).map(([to, label], index) => (
          <ButtonLink key={to} to={to} variant={index === 0 ? 'accent' : 'outlineOnDark'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </Section>
  );
}

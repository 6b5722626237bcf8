import { company } from '@/config/company';

type PageMetaProps = {
  /** Without the company's name, which is added. */
  title: string;
  description: string;
};

/** The document's title and description; React moves both into the head. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <title>{`${title} | ${company.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}

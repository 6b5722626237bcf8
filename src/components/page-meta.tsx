import { company } from '@/config/company';
import { type PagePath, sharePicturePath, sharePictureSize } from '@/config/paths';

type PageMetaProps = { title: string; description: string; path?: PagePath };

export function PageMeta({ title, description, path }: PageMetaProps) {
  const fullTitle = `${title} | ${company.name}`;
  const size = path && sharePictureSize(path);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {!path && <meta name="robots" content="noindex" />}
      {size && (
        <>
          <link rel="canonical" href={company.url + path} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={company.name} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={company.url + path} />
          <meta property="og:image" content={company.url + sharePicturePath(path)} />
          <meta property="og:image:width" content={String(size.width)} />
          <meta property="og:image:height" content={String(size.height)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

import { company } from '@/config/company';
import {
  type ProductPath,
  type PublicPath,
  sharePicturePath,
  sharePictureSize,
} from '@/config/paths';

type PageMetaProps = {
  /** Without the company's name, which is added. */
  title: string;
  description: string;
  /** The page's canonical path; without it the page is `noindex`. */
  path?: PublicPath | ProductPath;
};

/** The document's title, description and what a shared link shows; React hoists all into the head. */
export function PageMeta({ title, description, path }: PageMetaProps) {
  const fullTitle = `${title} | ${company.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path ? (
        <ShareTags title={fullTitle} description={description} path={path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

type ShareTagsProps = { title: string; description: string; path: PublicPath | ProductPath };

function ShareTags({ title, description, path }: ShareTagsProps) {
  const url = company.url + path;
  const picture = company.url + sharePicturePath(path);
  const { width, height } = sharePictureSize(path);
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}

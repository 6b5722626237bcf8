import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture } from '@/components/picture';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import type { PictureName } from '@/pictures/picture-sources';
import { Section } from '@/site/section';

export function VisionMissionSection() {
  const { vision, mission } = useSection(visionMissionSection);
  return (
    <Section title="Vision and Mission">
      <ul className="grid gap-6 md:grid-cols-2">
        <PictureCard title="Our Vision" text={vision.summary} picture="scenes/dunes" />
        <PictureCard title="Our Mission" text={mission.summary} picture="scenes/containers" />
      </ul>
    </Section>
  );
}

type PictureCardProps = { title: string; text: string; picture: PictureName };

function PictureCard({ title, text, picture }: PictureCardProps) {
  return (
    <li>
      <article className="on-dark group relative isolate flex h-full min-h-[26rem] flex-col justify-end overflow-hidden rounded-card bg-ink text-paper sm:min-h-[28rem] xl:min-h-[33rem]">
        <Picture
          name={picture}
          alt=""
          sizes="(min-width: 120rem) 64rem, 56rem"
          framing={{
            media: '(max-width: 40rem), (min-width: 48rem) and (max-width: 80rem)',
            sizes: '(min-width: 48rem) 42vw, 83vw',
          }}
          className="absolute inset-0 -z-20 size-full object-cover transition-[scale] duration-700 motion-safe:group-hover:scale-[1.03]"
        />
        <div className="scrim-bottom px-6 pb-6 sm:px-10 sm:pb-10">
          <h3 className="text-heading">
            <Link
              to={paths.visionMission}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {title}
            </Link>
          </h3>
          <p dir="auto" className="mt-3 line-length text-paper/95">
            {text}
          </p>
          <ArrowRight className="mt-5 size-6 text-saffron transition-transform group-hover:translate-x-1 print:hidden" />
        </div>
      </article>
    </li>
  );
}

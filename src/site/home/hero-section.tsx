import { company } from '@/config/company';
import { useSection } from '@/content/published/use-section';
import { heroSection } from '@/content/sections/hero/default-content';
import { Carousel } from './carousel';

export function HeroSection() {
  const { slides } = useSection(heroSection);
  return (
    <div className="relative">
      <div className="bg-[linear-gradient(rgb(30_26_21/.78),rgb(30_26_21/.68)_calc(100%-4rem),transparent)] pt-[clamp(16px,2.5vw,32px)] pb-[4rem] pointer-events-none absolute inset-x-0 top-0 z-10 text-paper print:static">
        <h1 className="container-page text-[clamp(1.05rem,0.9rem+0.8vw,max(1.6rem,var(--measure)*0.02))] leading-tight">
          {company.tagline}
        </h1>
      </div>
      <Carousel slides={slides} />
    </div>
  );
}

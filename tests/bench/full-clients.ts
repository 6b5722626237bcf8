import type { SectionContent } from '../../src/content/sections/section.ts';

const sentence = 'Rice, pulses and spices in the sizes that the shelf asks for. ';
const long = (length: number) => sentence.repeat(10).slice(0, length).trim();
const six = [1, 2, 3, 4, 5, 6];

/** The fullest section there can be: each list at its limit, each text near its own. */
export const fullClients: SectionContent<'clients'> = {
  partners: six.map((each) => ({
    id: `partner-${each}`,
    description: long(55),
    industry: 'Modern retail',
    since: String(2015 + each),
    supply: long(60),
  })),
  diversity: six.map((each) => ({ id: `count-${each}`, figure: `${each}0+`, label: long(35) })),
  stories: six.map((each) => ({
    id: `story-${each}`,
    title: long(55),
    text: long(390),
    figures: [1, 2].map((figure) => ({
      id: `figure-${figure}`,
      figure: `${figure}5%`,
      label: long(35),
    })),
  })),
  quotes: six.map((each) => ({ id: `quote-${each}`, text: long(270), role: long(50) })),
};

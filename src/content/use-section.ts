import type { Section, SectionContent, SectionKey } from './section';

/** The content to render for a section, e.g. `useSection(heroSection)`. Never waits, never fails. */
export function useSection<Key extends SectionKey>(section: Section<Key>): SectionContent<Key> {
  return section.copy;
}

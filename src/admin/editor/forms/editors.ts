import type { ComponentType } from 'react';
import type { SectionKey } from '@/content/sections/section';
import { AboutEditor } from './about-editor';
import { ClientsEditor } from './clients-editor';
import { ContactEditor } from './contact-editor';
import { HeroEditor } from './hero-editor';
import { ServicesEditor } from './services-editor';
import { ValuesEditor } from './values-editor';
import { VisionMissionEditor } from './vision-mission-editor';

/** The form fields of each section. */
export const editors: Record<SectionKey, ComponentType> = {
  hero: HeroEditor,
  about: AboutEditor,
  'vision-mission': VisionMissionEditor,
  values: ValuesEditor,
  services: ServicesEditor,
  clients: ClientsEditor,
  contact: ContactEditor,
};

import { createContext } from 'react';
import type { SectionContents } from '@/content/sections/section';

/** What an editor's preview shows in place of what is published; null everywhere else. */
export const PreviewContent = createContext<Partial<SectionContents> | null>(null);

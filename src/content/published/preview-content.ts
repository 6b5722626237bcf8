import { createContext } from 'react';
import type { SectionContents } from '@/content/sections/section';

/** The draft that the editor's preview renders; null outside the preview. */
export const PreviewContent = createContext<Partial<SectionContents> | null>(null);

import type { Entry } from '@/admin/data/entries';

export const draftOfBilal: Entry = {
  id: 3,
  section: 'about',
  kind: 'draft',
  content: {},
  parent: null,
  write_id: 'a',
  format: 1,
  at: '2026-03-12T14:05:00',
  author_name: 'Bilal Khan',
  author: 'bilal',
};

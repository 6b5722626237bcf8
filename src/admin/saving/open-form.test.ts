// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { unsavedForm } from '@/../tests/unsaved-form';
import type { Entry } from '@/admin/data/entries';
import { heroSection } from '@/content/sections/hero/default-content';
import { newBackupKey, readLocalBackups, writeLocalBackup } from './local-backups';
import { firstState } from './state';

const { slides } = heroSection.defaultContent;
const added = { ...slides[0], id: 'added', title: 'Dates' };

function open() {
  let content: object = heroSection.defaultContent;
  const openForm = unsavedForm('hero', () => content);
  openForm.open();
  const set = (typed: readonly object[]) => {
    content = { slides: typed };
    openForm.changed();
  };
  return { openForm, set };
}

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test('a local backup says when its text was typed, not when the form was left', () => {
  vi.useFakeTimers({ now: new Date('2026-03-12T06:00:00') });
  const { openForm, set } = open();
  set([added]);
  vi.setSystemTime(new Date('2026-03-12T16:00:00'));
  openForm.close();
  expect(readLocalBackups('amal', 'hero')).toMatchObject([
    { at: new Date('2026-03-12T06:00:00').getTime() },
  ]);
});

test('a copy that another window has gone on writing is not forgotten with its older text', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const other = open();
  const older = [{ ...slides[0], title: 'Dates' }];
  other.set(older);
  other.openForm.flush();
  const { openForm } = open();
  const [found] = openForm.getState().backups;
  if (!found) throw new Error('It is not offered.');
  const newer = [{ ...slides[0], title: 'Dates and figs' }];
  vi.setSystemTime(Date.now() + 1000);
  other.set(newer);
  other.openForm.close();
  openForm.forgetBackup(found);
  expect(openForm.getState().backups).toMatchObject([{ content: { slides: newer } }]);
  expect(readLocalBackups('amal', 'hero')).toMatchObject([{ content: { slides: newer } }]);
});

test('a copy without typing of its own is not offered, unless it takes back what a lost save has stored', () => {
  const typed = { slides: [added] };
  const head = { ...({} as Entry), id: 4, write_id: 'saved', content: { slides: [] } };
  const backup = { content: typed, base: typed, parent: 3, at: 0 };
  const { opened } = open().openForm;
  const offered = (lost: string[]) => {
    writeLocalBackup(newBackupKey('amal', 'hero'), { ...backup, lost });
    return firstState({ ...opened, stored: { head, published: null } }).backups;
  };
  expect(offered(['set aside'])).toEqual([]);
  expect(readLocalBackups('amal', 'hero')).toEqual([]);
  expect(offered(['saved'])).toHaveLength(1);
});

test('the form’s text stays stored while another text is set aside', () => {
  const { openForm } = open();
  openForm.dispatch({ is: 'sent', job: openForm.newJob('aside', { slides: [] }) });
  openForm.flush();
  expect(openForm.getState().text).toBe('stored');
});

test('an upload is told to those who ask before leaving', async () => {
  const { openForm } = open();
  const told: number[] = [];
  openForm.subscribe(() => told.push(openForm.getState().uploads.length));
  const upload = Promise.resolve(true);
  openForm.trackUpload(upload);
  await openForm.until(({ uploads }) => uploads.length === 0);
  expect(told).toEqual([1, 0]);
});

test('characters that the database refuses are neither sent nor kept', () => {
  const { openForm, set } = open();
  set([{ ...slides[0], title: 'Ri\0ce \uD83D😀', subtitle: 'One\u0001,\t\u001Ftwo\n\u007Fthree' }]);
  expect(openForm.snapshot()).toMatchObject({
    slides: [{ title: 'Rice 😀', subtitle: 'One,\ttwo\nthree' }],
  });
  openForm.flush();
  const [backup] = readLocalBackups('amal', 'hero');
  expect(backup?.content).toEqual(openForm.snapshot());
});

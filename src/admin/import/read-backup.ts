import { safeParse } from 'valibot';
import { unreadableReason } from '@/content/sections/readable-content';
import type { SectionKey } from '@/content/sections/section';
import { sectionKeys } from '@/content/sections/section-keys';
import { sectionSchemas } from '@/content/sections/section-schemas';
import { sections } from '@/content/sections/sections';
import { ExplainedError } from '@/lib/errors';
import { isRecord, ownValue } from '@/lib/is-record';
import type { Json } from '@/lib/supabase/database.types';

export type BackedUpSection = { section: SectionKey; label: string; content: Json };

const megabyte = 1024 * 1024;
/** Megabytes: more than all sections at their limit, with the indentation of the download. */
const largestFile = 3;
/** Bytes of one section, as in the database (private.check_content). */
const largestSection = 200_000;

const noBackup =
  'This file is not a backup of this website. Choose one that was made with “Download a backup” or “Download all content”.';

/**
 * The sections in a downloaded file: of one section its content, of the whole website each by its key.
 * Texts may be empty or too long, as in a draft. Throws an `ExplainedError`.
 */
export async function readBackup(file: Blob): Promise<BackedUpSection[]> {
  if (file.size > largestFile * megabyte) {
    // Rounded up: a file slightly over the limit must not read "3.0 MB".
    const size = (Math.ceil((file.size / megabyte) * 10) / 10).toFixed(1);
    throw new ExplainedError(`This file is ${size} MB. Choose a backup under ${largestFile} MB.`);
  }
  const value = parsed(await file.text());
  const keys = sectionKeys.filter((key) => isRecord(ownValue(ownValue(value, key), 'content')));
  if (keys.length > 0) {
    return keys.map((key) => sectionOf(key, ownValue(ownValue(value, key), 'content')));
  }
  const key = sectionKeys.find((each) => !unreadableReason(each, value));
  if (!key) throw new ExplainedError(noBackup);
  return [sectionOf(key, value)];
}

/** The content for one section. Throws an `ExplainedError` if the file is of another one. */
export async function readSectionBackup(file: Blob, section: SectionKey): Promise<BackedUpSection> {
  const found = await readBackup(file);
  const own = found.find((each) => each.section === section);
  if (own) return own;
  const others = found.map(({ label }) => label).join(', ');
  throw new ExplainedError(
    `This is a backup of ${others}, not of ${labelOf(section)}: open that section to upload it.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ExplainedError(noBackup);
  }
}

function sectionOf(section: SectionKey, stored: unknown): BackedUpSection {
  const label = labelOf(section);
  if (unreadableReason(section, stored)) {
    throw new ExplainedError(
      `What this file has for ${label} was made with another version of this website and cannot be read.`,
    );
  }
  // The schema's output: with the fields that were added since, without what the section does not have.
  const content = safeParse(sectionSchemas[section], stored).output as Json;
  if (new Blob([JSON.stringify(content)]).size >= largestSection) {
    throw new ExplainedError(
      `What this file has for ${label} is longer than a section may be: 200 kB.`,
    );
  }
  return { section, label, content };
}

function labelOf(section: SectionKey): string {
  return sections.find(({ key }) => key === section)?.label ?? section;
}

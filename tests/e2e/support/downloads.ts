import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The name and the parsed JSON of the file that `press` downloads. */
export async function downloadedJson(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const text = await readFile(await download.path(), 'utf8');
  return { fileName: download.suggestedFilename(), content: JSON.parse(text) };
}

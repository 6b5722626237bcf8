import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

export async function downloadedText(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return {
    fileName: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { publicKey } from './accounts';
import type { Administrator } from './editor';
import { hashOf, type PictureFile } from './picture-files';

export const uploads = '**/storage/v1/object/site-images/*';

export async function openPictureField(page: Page, title: string) {
  const slide = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Move ${title}`, exact: true }) });
  await slide.getByText(title, { exact: true }).click();
  const field = slide.getByRole('group', { name: 'Picture' });
  return {
    slide,
    choose: field.getByRole('button', { name: 'Choose from the website’s pictures' }),
    upload: field.getByText('Upload a picture', { exact: true }),
    notice: field.getByRole('status'),
    caption: field.getByRole('figure'),
    description: field.getByRole('textbox', { name: 'Description of the picture' }),
  };
}

export async function giveFile(page: Page, button: Locator, file: PictureFile): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await button.click();
  await (await asked).setFiles(file);
}

const bucket = '/storage/v1/object/site-images';

/** The name of each stored size without its hash, such as `-640.webp`. */
export async function storedSizes(
  request: APIRequestContext,
  { token }: Administrator,
  file: PictureFile,
): Promise<string[]> {
  const answer = await request.post(bucket.replace('object', 'object/list'), {
    headers: { ...publicKey, authorization: `Bearer ${token}` },
    data: { prefix: '', limit: 1000 },
  });
  const names: string[] = (await answer.json()).map(({ name }: { name: string }) => name);
  const own = names.filter((name) => name.startsWith(hashOf(file)));
  return own.map((name) => name.replace(hashOf(file), '')).sort();
}

export async function readStoredFile(
  request: APIRequestContext,
  file: PictureFile,
  size: string,
): Promise<Buffer> {
  const address = bucket.replace('object', 'object/public');
  const answer = await request.get(`${address}/${hashOf(file)}${size}`);
  if (!answer.ok()) throw new Error(`No ${size}: ${await answer.text()}`);
  return answer.body();
}

import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type Administrator, openEditor } from './editor';
import { hashOf, type PictureFile } from './picture-files';

/** The upload of any size of a picture, as a pattern for `page.route`. */
export const uploads = '**/storage/v1/object/site-images/*';

/** The picture's field of the slide with this title, wherever it stands in the list. */
export async function openPictureField(page: Page, title: string) {
  const slide = page
    .getByRole('region', { name: 'Slides' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Move ${title}`, exact: true }) });
  await slide.getByText(title, { exact: true }).click();
  const field = slide.getByRole('group', { name: 'Picture' });
  return {
    slide,
    field,
    choose: field.getByRole('button', { name: 'Choose from the site’s pictures' }),
    upload: field.getByRole('button', { name: 'Upload a picture' }),
    cancel: field.getByRole('button', { name: 'Cancel' }),
    tryAgain: field.getByRole('button', { name: 'Try again' }),
    progress: field.getByRole('progressbar'),
    alert: field.getByRole('alert'),
    caption: field.getByRole('figure'),
    description: field.getByRole('textbox', { name: 'Description of the picture' }),
  };
}

/** Presses a button that asks for a file, and gives it one. */
export async function giveFile(page: Page, button: Locator, file: PictureFile) {
  const asked = page.waitForEvent('filechooser');
  await button.click();
  await (await asked).setFiles(file);
}

/** The hero's editor with the picture of one of its slides open. */
export async function openHeroPicture(page: Page, title: string) {
  await openEditor(page, 'hero');
  return openPictureField(page, title);
}

function storage(request: APIRequestContext, admin: Administrator) {
  const headers = {
    apikey: 'sb_publishable_embedded_backend',
    authorization: `Bearer ${admin.token}`,
  };
  return {
    async list(): Promise<string[]> {
      const answer = await request.post('/storage/v1/object/list/site-images', {
        headers,
        data: { prefix: '', limit: 1000 },
      });
      return (await answer.json()).map(({ name }: { name: string }) => name);
    },
    async remove(names: string[]) {
      const answer = await request.delete('/storage/v1/object/site-images', {
        headers,
        data: { prefixes: names },
      });
      return (await answer.json()).length;
    },
  };
}

/** The files that an upload has left in the bucket: what follows the hash in their names. */
export async function storedSizes(
  request: APIRequestContext,
  admin: Administrator,
  file: PictureFile,
): Promise<string[]> {
  const hash = hashOf(file);
  const names = await storage(request, admin).list();
  return names
    .filter((name) => name.startsWith(hash))
    .map((name) => name.slice(hash.length))
    .sort();
}

/** One of those files, as any visitor gets it. */
export async function readStoredFile(
  request: APIRequestContext,
  file: PictureFile,
  size: string,
): Promise<Buffer> {
  const answer = await request.get(`/storage/v1/object/public/site-images/${hashOf(file)}${size}`);
  if (!answer.ok()) throw new Error(`No ${size}: ${await answer.text()}`);
  return answer.body();
}

/** Takes them all out of the bucket. */
export async function deleteStored(
  request: APIRequestContext,
  admin: Administrator,
  file: PictureFile,
): Promise<void> {
  const sizes = await storedSizes(request, admin, file);
  await storage(request, admin).remove(sizes.map((size) => `${hashOf(file)}${size}`));
}

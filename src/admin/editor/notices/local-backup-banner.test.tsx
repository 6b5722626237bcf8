import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import type { OpenForm } from '@/admin/saving/open-form';
import { heroDefaultContent } from '@/content/sections/hero/default-content';
import { LocalBackupBanner } from './local-backup-banner';

const [first, ...others] = heroDefaultContent.slides;

test('a picture whose upload ends behind the question is in the form when typing is brought back', async () => {
  const titled = (title: string) => ({ slides: [{ ...first, title }, ...others] });
  const { result } = renderHook(() => useForm({ defaultValues: titled('In the form') }));
  const restore = vi.fn<OpenForm['restore']>(async () => {});
  const openForm = { opened: { section: 'hero' }, restore } as unknown as OpenForm;
  const backup = {
    key: 'one',
    content: titled('Typed'),
    base: heroDefaultContent,
    lost: [],
    at: Date.now(),
  };
  const user = userEvent.setup();
  render(
    <FormProvider {...result.current}>
      <LocalBackupBanner openForm={openForm} backups={[backup]} onRemove={() => {}} />
    </FormProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Bring back my typing' }));
  await user.click(await screen.findByRole('radio', { name: /^What you wrote at/ }));
  const picture = { kind: 'uploaded', path: `${'a'.repeat(32)}.webp`, width: 1920, height: 1080 };
  const described = { ...picture, alt: 'A sack of rice' };
  act(() => result.current.setValue('slides.0.picture', described as never));
  await user.click(screen.getByRole('button', { name: 'Keep my choice' }));
  const merged = { ...first, title: 'Typed', picture: described };
  const [merge, dropped] = restore.mock.calls[0] ?? [];
  expect(merge?.(result.current.getValues() as never)).toEqual({ slides: [merged, ...others] });
  expect(dropped).toEqual(['form']);
});

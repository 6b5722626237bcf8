import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import type { EditorProps } from '@/admin/editor/editor-props';
import { heroDefaultContent } from '@/content/sections/hero/default-content';
import { LocalBackupBanner } from './local-backup-banner';

const [first, ...others] = heroDefaultContent.slides;

test('a picture whose upload ends behind the question is in the form when typing is brought back', async () => {
  const titled = (title: string) => ({ slides: [{ ...first, title }, ...others] });
  const { result } = renderHook(() => useForm({ defaultValues: titled('In the form') }));
  const onReplace = vi.fn();
  const shared = {
    opened: { section: 'hero' },
    queue: { setAside: vi.fn(), flush: vi.fn() },
    onReplace,
    whileReplacing: (_: string, replace: () => Promise<unknown>) => replace(),
  } as unknown as EditorProps;
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
      <LocalBackupBanner {...shared} backup={backup} onRemove={() => {}} />
    </FormProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Bring back my typing' }));
  await user.click(await screen.findByRole('radio', { name: /^What you wrote at/ }));
  const picture = { kind: 'uploaded', path: `${'a'.repeat(32)}.webp`, width: 1920, height: 1080 };
  const described = { ...picture, alt: 'A sack of rice' };
  act(() => result.current.setValue('slides.0.picture', described as never));
  await user.click(screen.getByRole('button', { name: 'Keep my choice' }));
  const merged = { ...first, title: 'Typed', picture: described };
  expect(onReplace).toHaveBeenCalledExactlyOnceWith({ slides: [merged, ...others] });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UploadedPicture } from '@/content/fields/picture-schema';
import { SectionPicture } from './section-picture';

const upload: UploadedPicture = {
  kind: 'uploaded',
  path: `${'3f9a'.repeat(8)}.webp`,
  width: 1280,
  height: 720,
  alt: 'A harbour at dawn',
};

test('an upload is offered in its stored sizes, with its own for the space it takes', () => {
  const { rerender } = render(<SectionPicture picture={upload} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A harbour at dawn' });
  expect(image).toHaveAttribute('src', expect.stringMatching(/-1280\.webp$/));
  expect(image).toHaveAttribute('srcset', expect.stringMatching(/-640\.webp 640w, .*1280w$/));
  expect(image).toHaveAttribute('width', '1280');
  expect(image).toHaveAttribute('height', '720');
  expect(image).toHaveAttribute('loading', 'lazy');
  rerender(<SectionPicture picture={upload} sizes="100vw" priority />);
  expect(image).toHaveAttribute('loading', 'eager');
});

test('an upload that is gone keeps its place and its description, and its successor is shown', () => {
  const { rerender } = render(<SectionPicture picture={upload} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A harbour at dawn' });
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', expect.stringMatching(/^data:/));
  expect(image).toHaveAttribute('srcset', '');
  expect(image).toHaveAttribute('width', '1280');

  const next = { ...upload, path: `${'0b1c'.repeat(8)}.jpg`, alt: 'Cranes' };
  rerender(<SectionPicture picture={next} sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'Cranes' })).toHaveAttribute(
    'src',
    expect.stringMatching(/-1280\.jpg$/),
  );
});

test('a picture is cropped around the point that has to stay in view, also in tall frames', () => {
  const rice = { kind: 'site', name: 'hero/rice', alt: 'Rice' } as const;
  const portrait = { media: '(max-width: 40rem)', sizes: '92vw' };
  const picture = (focus?: string) => (
    <SectionPicture picture={{ ...rice, focus }} sizes="140vw" framing={portrait} />
  );
  const { container, rerender } = render(picture());
  const tall = () => container.querySelectorAll('source[media="(max-width: 40rem)"]');
  expect(tall().length).toBeGreaterThan(0);
  rerender(picture('30% 20%'));
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '30% 20%' });
  expect(tall()).toHaveLength(0);
});

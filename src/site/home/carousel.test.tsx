import { render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { Carousel } from './carousel';

/** Presses a button as soon as it is there, before the effects that create Embla. */
function PressAtOnce({ name, children }: { name: string; children: ReactNode }) {
  useLayoutEffect(() => screen.getByRole('button', { name }).click(), [name]);
  return children;
}

test('Next slide pressed before the carousel can move is not lost', async () => {
  render(
    <PressAtOnce name="Next slide">
      <Carousel
        label="Goods"
        slideNames={['Rice', 'Dates', 'Figs']}
        delay={5000}
        renderSlide={(index) => <p>{index}</p>}
      />
    </PressAtOnce>,
  );
  expect(await screen.findByText('Slide 2 of 3: Dates')).toBeInTheDocument();
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { valuesSection } from '@/content/sections/values/default-content';
import type { PreviewFrameElement } from '@/preview/render-preview';
import { PreviewPane } from './preview-pane';

const previewFrame = () =>
  screen.getByTitle<HTMLIFrameElement & PreviewFrameElement>(/^Preview of the/);

function field(name: string) {
  const input = document.body.appendChild(document.createElement('input'));
  input.name = name;
  return input;
}

afterEach(() => {
  for (const input of document.querySelectorAll('body > input')) input.remove();
});

function openPane(focus: Element | null = null) {
  const values = structuredClone(valuesSection.defaultContent.values);
  const onPick = vi.fn();
  let change = () => {};
  const pane = (focused: Element | null) => (
    <PreviewPane
      section="values"
      getContent={() => ({ values: [...values] })}
      subscribe={(onChange) => {
        change = onChange;
        return () => {};
      }}
      focus={focused}
      onPick={onPick}
    />
  );
  const { rerender } = render(pane(focus));
  const told = vi.fn();
  return {
    onPick,
    told,
    values,
    focusOn: (focused: Element | null) => rerender(pane(focused)),
    change: () => change(),
    load: () => act(() => previewFrame().onReady(told)),
    expectTold: (content: unknown, focus: string | null) =>
      waitFor(() => expect(told).toHaveBeenLastCalledWith('values', content, focus)),
  };
}

test('the frame is given the content when it is ready, and after changes; a click on a text names its field', async () => {
  const { values, change, told, onPick, load, expectTold } = openPane();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the preview');
  expect(told).not.toHaveBeenCalled();
  load();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await expectTold(valuesSection.defaultContent, null);
  values.reverse();
  change();
  await expectTold({ values }, null);
  previewFrame().onPick?.('values.1.name');
  // Other websites, and browser extensions, post messages to every page.
  const data = { type: 'picked', field: 'values.2.name' };
  fireEvent(window, new MessageEvent('message', { data }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith('values.1.name');
});

test('the outline goes along with the row that is moved', async () => {
  const name = field('values.0.name');
  const { change, load, expectTold } = openPane(name);
  load();
  await expectTold(valuesSection.defaultContent, 'values.0.name');
  name.name = 'values.1.name';
  change();
  await expectTold(valuesSection.defaultContent, 'values.1.name');
  name.remove();
  change();
  await expectTold(valuesSection.defaultContent, null);
});

test('the preview goes to the page of the field in focus, and stays where the field is, too', async () => {
  const { focusOn } = openPane();
  const goHome = () =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Home');
  const expectPage = (label: string, path: string) => {
    expect(previewFrame()).toHaveAttribute('title', `Preview of the ${label} page`);
    expect(previewFrame()).toHaveAttribute('src', path);
  };
  expectPage('Core Values', '/core-values');
  await goHome();
  focusOn(field('values.0.name'));
  expectPage('Home', '/');
  focusOn(field('values.0.details'));
  expectPage('Core Values', '/core-values');
  await goHome();
  focusOn(null);
  expectPage('Home', '/');
  // The home page does not have the sixth value.
  focusOn(field('values.5.name'));
  expectPage('Core Values', '/core-values');
});

test('what the browser says of a page that does not come is not covered', () => {
  openPane();
  const frame = previewFrame();
  Object.defineProperty(frame, 'contentDocument', { value: null });
  fireEvent.load(frame);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import { PreviewPane } from './preview-pane';

function previewFrame() {
  return screen.getByTitle<HTMLIFrameElement>(/^Preview of the/);
}

function frameMessages() {
  const { contentWindow } = previewFrame();
  if (!contentWindow) throw new Error('The frame has no window.');
  const told = vi.spyOn(contentWindow, 'postMessage').mockImplementation(() => {});
  return {
    told,
    say: (message: unknown, origin = window.location.origin) =>
      fireEvent(
        window,
        new MessageEvent('message', { data: message, source: contentWindow, origin }),
      ),
  };
}

function field(name: string) {
  const input = document.body.appendChild(document.createElement('input'));
  input.name = name;
  return input;
}

afterEach(() => {
  for (const input of document.querySelectorAll('body > input')) input.remove();
});

function openPane(focus: Element | null = null) {
  let content = structuredClone(valuesDefaultContent);
  const listeners = new Set<() => void>();
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  };
  const onPick = vi.fn();
  const pane = (focused: Element | null) => (
    <PreviewPane
      section="values"
      getContent={() => content}
      subscribe={subscribe}
      focus={focused}
      onPick={onPick}
    />
  );
  const { rerender } = render(pane(focus));
  return {
    onPick,
    focusOn: (focused: Element | null) => rerender(pane(focused)),
    rename: (name: string) => {
      const [first, ...others] = content.values;
      if (first) content = { values: [{ ...first, name }, ...others] };
      for (const listener of listeners) listener();
    },
    moveFirst: () => {
      const [first, second, ...others] = content.values;
      if (first && second) content = { values: [second, first, ...others] };
      for (const listener of listeners) listener();
    },
  };
}

test('the frame is given the content when it is ready, and after changes', async () => {
  const { rename } = openPane();
  const { told, say } = frameMessages();
  rename('Honesty');
  expect(screen.getByRole('status')).toHaveTextContent('Loading the preview');
  say({ type: 'ready' }, 'https://evil.example');
  expect(told).not.toHaveBeenCalled();

  say({ type: 'ready' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'content', section: 'values', focus: null }),
    window.location.origin,
  );
  await waitFor(() =>
    expect(told).toHaveBeenLastCalledWith(
      expect.objectContaining({
        content: { values: expect.arrayContaining([expect.objectContaining({ name: 'Honesty' })]) },
      }),
      window.location.origin,
    ),
  );
});

test('the outline goes along with the row that is moved', async () => {
  const name = field('values.0.name');
  const { moveFirst } = openPane(name);
  const { told, say } = frameMessages();
  say({ type: 'ready' });
  const focus = (name: string | null) => [
    expect.objectContaining({ focus: name }),
    window.location.origin,
  ];
  expect(told).toHaveBeenLastCalledWith(...focus('values.0.name'));
  name.name = 'values.1.name';
  moveFirst();
  await waitFor(() => expect(told).toHaveBeenLastCalledWith(...focus('values.1.name')));
  name.remove();
  moveFirst();
  await waitFor(() => expect(told).toHaveBeenLastCalledWith(...focus(null)));
});

test('a click on a text names its field', () => {
  const { onPick } = openPane();
  const { say } = frameMessages();
  say({ type: 'picked', field: 'values.1.name' });
  expect(onPick).toHaveBeenCalledExactlyOnceWith('values.1.name');
  say({ type: 'picked', field: 'values.2.name' }, 'https://evil.example');
  expect(onPick).toHaveBeenCalledOnce();
});

test('the preview goes to the page of the field in focus, and stays where the field is, too', async () => {
  const { focusOn } = openPane();
  expect(previewFrame()).toHaveAttribute('title', 'Preview of the Core Values page');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Home');
  focusOn(field('values.0.name'));
  expect(previewFrame()).toHaveAttribute('title', 'Preview of the Home page');
  focusOn(field('values.0.details'));
  expect(previewFrame()).toHaveAttribute('title', 'Preview of the Core Values page');
  expect(previewFrame()).toHaveAttribute('src', '/core-values');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Home');
  focusOn(null);
  expect(previewFrame()).toHaveAttribute('title', 'Preview of the Home page');
  // The home page does not have the sixth value.
  focusOn(field('values.5.name'));
  expect(previewFrame()).toHaveAttribute('title', 'Preview of the Core Values page');
});

test('the page is laid out on the chosen screen', async () => {
  openPane();
  const screens = screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
  expect(screens).toEqual(['Phone', 'Desktop']);
  for (const [name, width, height] of [
    ['Desktop', '1366px', '768px'],
    ['Phone', '390px', '844px'],
  ]) {
    await userEvent.click(screen.getByRole('radio', { name }));
    expect(previewFrame()).toHaveStyle({ width, height });
  }
});

test('a page that does not come is said so, and can be asked for again', async () => {
  openPane();
  const frame = previewFrame();
  Object.defineProperty(frame, 'contentDocument', { value: null });
  fireEvent.load(frame);
  expect(screen.getByRole('alert')).toHaveTextContent('The preview didn’t load.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(previewFrame()).not.toBe(frame);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';
import { Modal } from './modal';

function Choosing({ onClose }: { onClose: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <Modal open onClose={onClose} title="Choose a text">
      <button type="button" onClick={() => setAsking(true)}>
        Discard mine
      </button>
      <ConfirmDialog
        open={asking}
        title="Discard your version?"
        confirm="Discard"
        cancel="Go back"
        onConfirm={() => {}}
        onClose={() => setAsking(false)}
      >
        A copy stays.
      </ConfirmDialog>
    </Modal>
  );
}

test('a question inside a dialog is closed alone, by its button and by Escape', async () => {
  const onClose = vi.fn();
  const user = userEvent.setup();
  render(<Choosing onClose={onClose} />);
  const ask = () => user.click(screen.getByRole('button', { name: 'Discard mine' }));
  const question = () => screen.queryByRole('dialog', { name: 'Discard your version?' });

  await ask();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(question()).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();

  await ask();
  pressEscape('Discard your version?')();
  expect(question()).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();

  pressEscape('Choose a text')();
  expect(onClose).toHaveBeenCalled();
});

/** Imitates Escape. A browser queues the `close` event: the returned function dispatches it. */
function pressEscape(name: string) {
  const dialog: HTMLDialogElement = screen.getByRole('dialog', { name });
  const cancelled = !fireEvent(dialog, new Event('cancel', { cancelable: true }));
  if (!cancelled) dialog.open = false;
  return () => fireEvent(dialog, new Event('close'));
}

test('a dialog takes the focus on its heading: a space that is being typed presses nothing', async () => {
  const user = userEvent.setup();
  render(<Choosing onClose={() => {}} />);
  expect(screen.getByRole('heading', { name: 'Choose a text' })).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.queryByRole('dialog', { name: 'Discard your version?' })).not.toBeInTheDocument();
});

function Opening() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Choose
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="Pictures">
        Desert dunes
      </Modal>
    </>
  );
}

test('a dialog that is opened again right after Escape stays open', async () => {
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const user = userEvent.setup();
  render(<Opening />);
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  const fireClose = pressEscape('Pictures');
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  fireClose();
  expect(screen.getByRole('dialog', { name: 'Pictures' })).toHaveTextContent('Desert dunes');
});

test.each([
  ['that holds a form stays', <form key="form" />, 'closerequest'],
  ['without one closes', <p key="text" />, 'any'],
])('at a click beside it, a dialog %s', (_, children, closedBy) => {
  render(
    <Modal open onClose={() => {}} title="Pictures">
      {children}
    </Modal>,
  );
  expect(screen.getByRole('dialog')).toHaveAttribute('closedby', closedBy);
});

test('where the control that had the focus is gone, the dialog keeps the focus', () => {
  const dialog = (children: ReactNode) => (
    <Modal open onClose={() => {}} title="Publish">
      {children}
    </Modal>
  );
  const { rerender } = render(dialog(<button type="button">Publish</button>));
  screen.getByRole('button').focus();
  rerender(dialog(null));
  expect(screen.getByRole('heading')).toHaveFocus();
});

// A dialog has a name and a way out, answers Esc and outside presses as its owner says, gives focus
// back, holds the page still meanwhile, and moves by arrow keys.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Dialog, type DialogProps } from './dialog.tsx';

// The browser of the tests knows the element but cannot show it as a modal.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
  window.scrollTo = () => undefined;
});

afterEach(cleanup);

function Sample(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} title="name" closeLabel="close">
        <input aria-label="box" />
      </Dialog>
    </StrictMode>
  );
}

function openSample(props: Partial<DialogProps> = {}) {
  render(<Sample {...props} />);
  const opener = screen.getByRole('button', { name: 'open' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog', { name: 'name' }) };
}

const isOpen = () => screen.queryByRole('dialog') !== null;

test('it takes focus to its first box, and gives it back on closing', () => {
  const { opener } = openSample();
  expect(document.activeElement).toBe(screen.getByLabelText('box'));
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(opener);
});

test('another page of it begins at its top, with the focus in it', () => {
  const { rerender } = render(<Pages page="menu" />);
  const content = () => screen.getByText(/page/u).parentElement ?? document.body;
  content().scrollTop = 40;
  screen.getByText('page menu').focus();
  rerender(<Pages page="rules" />);
  expect(content().scrollTop).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'name' }));
});

function Pages({ page }: { page: string }) {
  return (
    <Dialog open onClose={() => undefined} title="name" closeLabel="close" page={page}>
      <button type="button">page {page}</button>
    </Dialog>
  );
}

test('focus moves to the replacement of a removed opener', () => {
  const { opener } = openSample();
  const inPlace = document.createElement('button');
  inPlace.dataset['focusReturn'] = '';
  opener.replaceWith(inPlace);
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  expect(document.activeElement).toBe(inPlace);
  inPlace.replaceWith(opener);
});

// @proves L60
test('the page is held while it is open and released after', () => {
  openSample();
  expect(document.body.style.position).toBe('fixed');
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  expect(document.body.style.position).toBe('');
});

test('Esc and an outside press close it', () => {
  const { dialog, opener } = openSample();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(isOpen()).toBe(false);
  fireEvent.click(opener);
  fireEvent.pointerDown(dialog);
  expect(isOpen()).toBe(false);
});

// @proves L60
test('neither closes it when closing is switched off', () => {
  const { dialog } = openSample({ closesOnEscape: false, closesOnOutside: false });
  const escape = new Event('cancel', { cancelable: true });
  fireEvent(dialog, escape);
  fireEvent.pointerDown(dialog);
  expect(escape.defaultPrevented).toBe(true);
  expect(isOpen()).toBe(true);
});

test('a press inside does not close it', () => {
  openSample();
  fireEvent.pointerDown(screen.getByLabelText('box'));
  expect(isOpen()).toBe(true);
});

// @proves L60
test('arrow keys on its grip move it and Home puts it back', () => {
  const { dialog } = openSample({ moveLabel: 'move' });
  dialog.getBoundingClientRect = () => new DOMRect(200, 200, 400, 300);
  const grip = screen.getByRole('button', { name: 'move' });
  fireEvent.keyDown(grip, { key: 'ArrowRight' });
  fireEvent.keyDown(grip, { key: 'ArrowDown' });
  expect(dialog.style.getPropertyValue('--move-x')).toBe('16px');
  expect(dialog.style.getPropertyValue('--move-y')).toBe('16px');
  fireEvent.keyDown(grip, { key: 'Home' });
  expect(dialog.style.getPropertyValue('--move-x')).toBe('0px');
});

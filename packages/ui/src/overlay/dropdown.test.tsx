// A dropdown opens for pointer, keyboard and press, hides 200 ms after it is left, and Esc closes
// it and gives focus back.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dropdown } from './dropdown.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Dropdown button="vendors">
      <a href="#one">one</a>
    </Dropdown>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = () => screen.getByRole('button', { name: 'vendors' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const root = () => button().parentElement!;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const mouse = { pointerType: 'mouse' };

// @proves L77 L170
test('hovering opens it; it hides 200 ms after the pointer left', () => {
  fireEvent.pointerEnter(root(), mouse);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(root(), mouse);
  wait(199);
  expect(isOpen()).toBe(true);
  wait(1);
  expect(isOpen()).toBe(false);
});

test('coming back within 200 ms keeps it', () => {
  fireEvent.pointerEnter(root(), mouse);
  fireEvent.pointerLeave(root(), mouse);
  wait(150);
  fireEvent.pointerEnter(root(), mouse);
  wait(1000);
  expect(isOpen()).toBe(true);
});

test('a press after hovering pins it, the next one closes it', () => {
  fireEvent.pointerEnter(root(), mouse);
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
});

// @proves L77
test('a finger does not hover: one tap opens, one tap closes', () => {
  fireEvent.pointerEnter(root(), { pointerType: 'touch' });
  expect(isOpen()).toBe(false);
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
});

test('Esc closes it and gives focus back to its button', () => {
  fireEvent.click(button());
  const link = screen.getByRole('link', { name: 'one' });
  act(() => link.focus());
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('a choice returns focus to the button', () => {
  cleanup();
  render(
    <Dropdown button="vendors">
      {(close) => (
        <button type="button" onClick={close}>
          one
        </button>
      )}
    </Dropdown>,
  );
  fireEvent.click(button());
  const one = screen.getByRole('button', { name: 'one' });
  act(() => one.focus());
  fireEvent.click(one);
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('a press elsewhere closes it', () => {
  fireEvent.click(button());
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
});

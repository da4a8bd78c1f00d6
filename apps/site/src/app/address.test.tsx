// Navigation changes the address and its subscribers without loading the page; a click on a link
// with a modifier key is left to the browser.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Elsewhere, goTo, Link, useLocation, useSearchParams } from './address.tsx';

function Here() {
  const { pathname, search, came } = useLocation();
  const [params, change] = useSearchParams();
  const mark = () =>
    change((now) => {
      now.set('q', 'a b');
      return now;
    });
  return (
    <>
      <output>{`${pathname}${search} ${came}`}</output>
      <b>{params.get('q')}</b>
      <button type="button" onClick={mark}>
        mark
      </button>
      <Link href="/help">help</Link>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  act(() => goTo('/', { replace: true }));
  render(<Here />);
});

test('a link adds an entry to the history', () => {
  const before = history.length;
  fireEvent.click(screen.getByText('help'));
  expect(shown()).toBe('/help pushed');
  expect(history.length).toBe(before + 1);
});

test('a click with a modifier key is left to the browser', () => {
  fireEvent.click(screen.getByText('help'), { ctrlKey: true });
  expect(shown()).toBe('/ replaced');
});

test('a parameter becomes part of the address', () => {
  fireEvent.click(screen.getByText('mark'));
  expect(shown()).toBe('/?q=a+b pushed');
  expect(screen.getByText('a b')).toBeTruthy();
});

test('a redirect leaves no entry in the history', () => {
  const before = history.length;
  render(<Elsewhere to="/login" />);
  expect(shown()).toBe('/login replaced');
  expect(history.length).toBe(before);
});

// @proves L54
test('an invalid address is ignored', () => {
  for (const nowhere of ['//other.example/x', 'https://other.example/', 'http://[']) {
    act(() => goTo(nowhere));
    expect(shown()).toBe('/ replaced');
  }
});

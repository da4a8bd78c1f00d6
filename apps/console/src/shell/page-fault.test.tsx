// Proves that a page that breaks says so, and that another page is shown as if nothing had been.
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../app/texts.ts';
import { PageFault } from './page-fault.tsx';

afterEach(() => vi.restoreAllMocks());

function Breaks(): never {
  throw new RangeError('not an amount');
}

test('a broken page shows an error; the next page works', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  showTexts(translatorOf('en'));
  const page = (name: string) => (
    <PageFault key={name}>{name === 'broken' ? <Breaks /> : <p>whole</p>}</PageFault>
  );
  const { rerender } = render(page('broken'));
  expect(screen.getByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining(translatorOf('en')('operator.page-broken')),
  );
  rerender(page('other'));
  expect(screen.getByText('whole')).toBeTruthy();
});

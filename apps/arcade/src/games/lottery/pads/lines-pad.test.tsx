// Lines as text: a bet never takes lines other than those on the pad, what is left out is told by
// line and reason, and no way of giving numbers empties another.
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textMost } from '../picks/read-lines.ts';
import { openRoom, start } from '../testing/open-room.tsx';
import { choose, isDisabled, media, pick, press, ticket } from '../testing/presses.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('matchMedia', media);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Single lines' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

async function openLines() {
  const room = openRoom();
  await room.pass(0);
  choose('Type or paste');
  return room;
}

test('nothing can be bet while a new text is being read', async () => {
  const { pass, sent } = await openLines();
  type('12345');
  await pass(300);
  expect(ticket()).toContain('Units1');
  type('54321\n11111');
  expect(ticket()).toContain('The lines are being read.');
  expect(isDisabled('Add to cart')).toBe(true);
  press('Bet');
  await pass(300);
  expect(sent).toEqual([]);
  press('Bet P 4.00');
  await pass(0);
  expect(sent[0]?.order.slips).toMatchObject([{ units: 2, selection: '54321\n11111' }]);
});

test('the first lines left out are told by number and reason', async () => {
  const { pass } = await openLines();
  type('12345\n\n1234\nabcde\n12345\n99999');
  await pass(300);
  const left = within(screen.getByRole('list', { name: 'Skipped lines' }));
  expect(left.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line 31234wrong number of numbers',
    'Line 4abcdenot a number of this draw',
    'Line 512345line repeated',
  ]);
});

test('a text that is too long is cut after a whole line, and says so', async () => {
  const { pass } = await openLines();
  const lines = Array.from({ length: 41_667 }, (_, at) => String(at % 9000).padStart(5, '0'));
  expect(lines.join('\n').length).toBeGreaterThan(textMost);
  type(lines.join('\n'));
  await pass(2000);
  expect(screen.getByText(/first 250,000 characters are kept/u)).toBeTruthy();
  expect(box().value.split('\n').at(-1)).toHaveLength(5);
  expect(ticket()).toContain('Units9,000');
});

const upload = (file: File) =>
  fireEvent.change(screen.getByLabelText('Upload a file', { selector: 'input' }), {
    target: { files: [file] },
  });

test('a file that cannot be read says so, and may be chosen again', async () => {
  const { pass } = await openLines();
  const broken = new File(['1'], 'lines.txt');
  broken.slice = () => ({ text: () => Promise.reject(new Error('gone')) }) as unknown as Blob;
  upload(broken);
  await pass(300);
  expect(screen.getByRole('alert').textContent).toContain('The file could not be read');
  upload(new File(['12345\n54321'], 'lines.txt'));
  await vi.waitFor(() => expect(box().value).toBe('12345\n54321'));
  await pass(300);
  expect(ticket()).toContain('Units2');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another form keeps what was picked in the first', async () => {
  const { pass, sent } = await openLines();
  choose(/^Numbers/u);
  for (const row of [1, 2, 3, 4, 5]) pick(`Place ${row}`, row);
  expect(ticket()).toContain('Units1');
  choose('Type or paste');
  expect(screen.getByText(/Your picks are kept under Numbers/u)).toBeTruthy();
  expect(ticket()).toContain('Units0');
  type('54321');
  await pass(300);
  press('Bet P 2.00');
  await pass(0);
  expect(sent[0]?.order.slips).toMatchObject([{ selection: '54321' }]);
  choose(/^Numbers/u);
  expect(ticket()).toContain('Units1');
});

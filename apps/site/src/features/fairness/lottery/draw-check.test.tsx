// Anybody checks a shared draw on the page: by a link, by its game and number, or from a saved
// proof, with every value on the way.
import { QueryClientProvider } from '@tanstack/react-query';
import { commitment, drawKinds, drawNumbers, drawSeed, issueDraws } from '@baize/engines';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../../app/query-client.ts';
import { showTexts } from '../../../app/texts/texts.ts';
import { DrawCheck } from './draw-check.tsx';
import type { DrawProofTold } from './draw-proof.ts';

const serverSeed = 'ab'.repeat(32);
const issue = '20261123-0001';
/** SHA-256 of the signature's bytes. */
const randomness = 'dd659f8a49133759d495ee5d15262cdc0050f9027e20c7bed3e0599e27adec4b';
const kind = drawKinds.find(({ code }) => code === 'SSC') ?? expect.fail('SSC');
const seed = drawSeed({ serverSeed, issue, beaconRound: 7, randomnessHex: randomness });
const numbers = drawNumbers(kind, issueDraws({ seed, issue }));
const proof: DrawProofTold = {
  gameCode: 'SSC_1M',
  kind: 'SSC',
  issue,
  drawsAt: 1,
  state: 'settled',
  numbers,
  version: 1,
  drawnBy: 'us',
  commitment: commitment(serverSeed),
  committedAt: 0,
  serverSeed,
  beacon: 'drand',
  beaconChain: null,
  beaconRound: 7,
  randomness,
  signature: 'aa'.repeat(48),
  results: [{ version: 1, numbers, at: 1, reason: '' }],
};

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  showTexts(translatorOf('en'));
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, location.href).pathname);
    return Response.json(proof);
  });
});
afterEach(() => void vi.unstubAllGlobals());

const open = (of?: { gameCode: string; issue: string }) =>
  render(
    <QueryClientProvider client={queryClient}>
      <DrawCheck asked={of} />
    </QueryClientProvider>,
  );
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');

test('a link to a draw draws it again with all values on the way', async () => {
  open({ gameCode: 'SSC_1M', issue });
  await expect.poll(() => screen.queryAllByRole('listitem')).toHaveLength(4);
  expect(asked).toEqual([`/play/lottery/games/SSC_1M/draws/${issue}`]);
  const [committed = '', beacon = '', worked = '', last = ''] = texts();
  expect(committed).toContain(proof.commitment);
  expect(beacon).toContain(randomness);
  expect(worked).toContain(seed);
  expect(last).toContain(numbers.join(', '));
  expect(last).toContain(numbers.map((value) => `${value}/10`).join(' '));
});

test('a saved proof is checked without the server, and a changed one does not hold', async () => {
  const { container } = open();
  const input = container.querySelector('input[type=file]') ?? expect.fail('no file input');
  const choose = (text: string) =>
    fireEvent.change(input, { target: { files: [new File([text], 'proof.json')] } });
  choose(JSON.stringify({ ...proof, serverSeed: 'ac'.repeat(32) }));
  await expect.poll(() => screen.queryAllByRole('listitem')).toHaveLength(4);
  expect(texts()[0]).toContain('Not correct');
  expect(asked).toEqual([]);
  choose('{"gameCode":"SSC_1M"}');
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('not a draw proof');
});

test('a number that cannot be one is refused before anything is asked', () => {
  open();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'no issue!' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify the draw' }));
  expect(screen.getByRole('alert').textContent).toContain('A draw number looks like');
  expect(asked).toEqual([]);
});

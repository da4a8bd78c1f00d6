// An issue's page: costs of outcomes with the worst first, a result typed twice and confirmed by
// another person, the effect in sight before a correction or a cancellation, and who may not.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { lottery, OutputOf, PermissionName } from '@baize/contract';
import { client } from '../../app/client.ts';
import { LotteryIssuePage } from './issue-page.tsx';
import { everything, given, issue, proposal, refused, showDesk } from './testing/desk.tsx';

type Issue = typeof issue;

afterEach(() => vi.restoreAllMocks());

const outcome = (name: string, payout: string) => ({ outcome: name, payout });
const exposure: OutputOf<typeof lottery.getLotteryExposure> = {
  now: issue.now,
  slips: 1250,
  stake: '8420.0000',
  most: '3900.0000',
  plays: [
    {
      play: 'C_SUM',
      most: '70.0000',
      limit: '4000.0000',
      tells: 'most',
      outcomes: [outcome('big', '70.0000')],
    },
    {
      play: '3X_DIRECT_BACK',
      most: '3900.0000',
      limit: '4000.0000',
      tells: 'exact',
      outcomes: [outcome('1 2 3', '3900.0000'), outcome('1 2 4', '12.0000')],
    },
  ],
};
const ours: Issue['proof'] = {
  ...issue.proof,
  drawnBy: 'us',
  state: 'settled',
  numbers: [1, 2, 3, 4, 5],
  version: 1,
  commitment: 'c'.repeat(64),
  committedAt: issue.opensAt,
  beacon: 'drand',
  beaconChain: 'd'.repeat(64),
  beaconRound: 12_345,
  randomness: 'e'.repeat(64),
  signature: 'f'.repeat(96),
};

const unlimited = { exposureMost: null, payoutMost: null, set: null };

function open(shown: Partial<Issue> = {}, may: readonly PermissionName[] = everything) {
  vi.spyOn(client.lottery, 'getLotteryIssue').mockResolvedValue(given({ ...issue, ...shown }));
  vi.spyOn(client.lottery, 'getLotteryExposure').mockResolvedValue(given(exposure));
  vi.spyOn(client.lottery, 'getIssueLimit').mockResolvedValue(given(unlimited));
  const at = '/lottery/issues/SSC_DAY/261123015';
  showDesk(<LotteryIssuePage />, { may, at, path: '/lottery/issues/:gameCode/:issue' });
}

const press = (name: string, among = screen.queryAllByRole('button', { name })) =>
  fireEvent.click(among.at(-1) as HTMLElement);
const button = (name: string) => screen.getAllByRole('button', { name }).at(-1);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a late issue says so, and shows its worst outcome first', async () => {
  open();
  expect(await screen.findByText('Result late')).toBeTruthy();
  const table = await screen.findByRole('table', { name: /Exposure of/u });
  const [, first] = within(table).getAllByRole('row');
  expect(first?.textContent).toMatch(/1 2 3.*3,900\.00/u);
  fireEvent.change(screen.getByLabelText('Bet type'), { target: { value: 'C_SUM' } });
  expect(screen.getByText(/An upper limit/u)).toBeTruthy();
});

test('a result is typed twice, and two different entries are not sent', async () => {
  const send = vi.spyOn(client.lottery, 'enterLotteryResult');
  send.mockResolvedValue(given({ waits: true, proposal: null }));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Enter the result' }));
  type('Numbers', '12345');
  expect(button('Enter')).toHaveProperty('disabled', true);
  type('Repeat the numbers', '12346');
  expect(screen.getByText('The two entries differ.')).toBeTruthy();
  expect(button('Enter')).toHaveProperty('disabled', true);
  type('Repeat the numbers', '1 2 3 4 5');
  press('Enter');
  const told = { gameCode: 'SSC_DAY', issue: '261123015', numbers: [1, 2, 3, 4, 5] };
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(told));
});

test('the person who entered a result cannot confirm it', async () => {
  open({ proposals: [{ ...proposal, kind: 'result', proposedBy: 'olga', changes: [] }] });
  expect(
    await screen.findAllByText('You proposed this. Another person must confirm it.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enter the result' })).toBeNull();
});

test('the second person is told what the server refuses', async () => {
  const differ = refused('numbers-differ', 'The numbers differ.');
  vi.spyOn(client.lottery, 'enterLotteryResult').mockResolvedValue(differ);
  open({ proposals: [{ ...proposal, kind: 'result', changes: [] }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Enter the result' }));
  expect(screen.getByText(/from your own source/u)).toBeTruthy();
  type('Numbers', '12345');
  type('Repeat the numbers', '12345');
  press('Enter');
  expect(await screen.findByText('The numbers differ.')).toBeTruthy();
});

test('a correction shows its effect before it can be proposed', async () => {
  const effect = {
    before: [1, 2, 3, 4, 5],
    after: [1, 2, 3, 4, 6],
    slips: 1250,
    changed: 31,
    winnersBefore: 20,
    winnersAfter: 11,
    payoutBefore: '900.0000',
    payoutAfter: '500.0000',
    difference: '-400.0000',
    debtors: 2,
    debt: '55.0000',
  };
  vi.spyOn(client.lottery, 'previewLotteryCorrection').mockResolvedValue(given(effect));
  const propose = vi.spyOn(client.lottery, 'proposeLotteryCorrection');
  propose.mockResolvedValue(given({ waits: true, proposal, effect }));
  open({ state: 'settled', late: false, numbers: [1, 2, 3, 4, 5], version: 1 });
  fireEvent.click(await screen.findByRole('button', { name: 'Correct the result' }));
  type('Correct numbers', '12346');
  press('Show the effect');
  expect(await screen.findByText(/31 of 1,250 slips are paid differently/u)).toBeTruthy();
  expect(screen.getByText(/2 members would owe/u)).toBeTruthy();
  expect(button('Propose the correction')).toHaveProperty('disabled', true);
  type('Reason', 'the official page was wrong');
  press('Propose the correction');
  const told = { gameCode: 'SSC_DAY', issue: '261123015', numbers: [1, 2, 3, 4, 6] };
  const reason = 'the official page was wrong';
  await waitFor(() => expect(propose).toHaveBeenCalledExactlyOnceWith({ ...told, reason }));
});

test('a cancellation tells its refund, and names the second person above the limit', async () => {
  const send = vi.spyOn(client.lottery, 'cancelLotteryIssue');
  send.mockResolvedValue(given({ waits: true, proposal, slips: 1250, stake: '8420.0000' }));
  open({ state: 'open', late: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the draw' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(/8,420\.00/u)).toBeTruthy();
  expect(within(dialog).getByText('A second person must confirm it.')).toBeTruthy();
  expect(button('Propose the cancellation')).toHaveProperty('disabled', true);
  type('Reason', 'the source is closed');
  press('Propose the cancellation');
  const told = { gameCode: 'SSC_DAY', issue: '261123015', reason: 'the source is closed' };
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(told));
});

test('a small issue is cancelled at once', async () => {
  open({ state: 'open', late: false, stake: '5000.0000' });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the draw' }));
  expect(screen.queryByText('A second person must confirm it.')).toBeNull();
});

test.each([
  [['lottery.view'], { state: 'pending-result' }],
  [everything, { state: 'settled', drawnBy: 'us' }],
  [everything, { state: 'cancelled' }],
  [everything, { state: 'drawn' }],
] as const)('%j sees no step at %j', async (may, shown) => {
  open(shown, may);
  expect(await screen.findByText('At a glance')).toBeTruthy();
  for (const name of ['Enter the result', 'Correct the result', 'Cancel the draw'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('the proof of our own draw stands whole, the seed only once it is revealed', async () => {
  open({ drawnBy: 'us', state: 'settled', proof: ours });
  expect(await screen.findByText('c'.repeat(64))).toBeTruthy();
  expect(screen.getByText('drand, public')).toBeTruthy();
  expect(screen.getByText('12,345')).toBeTruthy();
  expect(screen.getByText('Revealed after the last draw of its day.')).toBeTruthy();
});

test('an issue that takes slips is limited with a reason; a closed one is not', async () => {
  const send = vi.spyOn(client.lottery, 'setIssueLimit').mockResolvedValue(given({ done: true }));
  open({ state: 'open' });
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  type('Reason', 'many bets on one number');
  type('Maximum cost of one outcome of a bet type', '0');
  type('Maximum payout to a member', '0');
  expect(button('Save')).toHaveProperty('disabled', true);
  type('Maximum payout to a member', '');
  fireEvent.click(button('Save') as HTMLElement);
  await waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({
      gameCode: 'SSC_DAY',
      issue: '261123015',
      exposureMost: '0',
      payoutMost: null,
      reason: 'many bets on one number',
    }),
  );
});

test('a play is called by its name, as its outcomes are', async () => {
  open();
  expect(await screen.findByRole('table', { name: 'Exposure of Straight, last 3' })).toBeTruthy();
});

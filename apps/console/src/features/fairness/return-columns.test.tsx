// A row states in words, not by colour alone, whether a game keeps its promise, and offers the
// switch to staff with the permission.
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { Table } from '@baize/ui';
import { useStaffStore, type Staff } from '../../app/staff.ts';
import { showTexts } from '../../app/texts.ts';
import { markAt } from './band-bar.tsx';
import { useReturnColumns } from './return-columns.tsx';
import type { GameReturn } from './returns.ts';

const drifted: GameReturn = {
  vendor: 'BAIZE',
  bet: '',
  gameCode: 'golden-lotus-20',
  name: 'Golden Lotus 20',
  gameVersion: 'a',
  current: true,
  currency: 'PHP',
  since: 1_795_000_000_000,
  rounds: 250_000,
  staked: '250000.00',
  paid: '265000.00',
  actualPercent: '106.00',
  theoreticalPercent: '96.02',
  basis: 'exact',
  spread: 'known',
  lowPercent: '92.32',
  highPercent: '99.72',
  deviations: '10.79',
  verdict: 'outside',
  shown: 'on',
  closedBy: '',
  alertedAt: 1_795_000_000_000,
  switchedOffAt: null,
};

function Rows({ game, onSwitch }: { game: GameReturn; onSwitch: (game: GameReturn) => void }) {
  const columns = useReturnColumns(4, onSwitch);
  return <Table caption="Returns" columns={columns} rows={[game]} rowKey={() => 'one'} />;
}

function show(game: GameReturn, permissions: readonly string[] = ['fairness.edit']) {
  useStaffStore.setState({ staff: { permissions } as unknown as Staff });
  const onSwitch = vi.fn<(game: GameReturn) => void>();
  render(<Rows game={game} onSwitch={onSwitch} />);
  return onSwitch;
}

beforeEach(() => showTexts(translatorOf('en')));

test('a game outside its band says so, with its figures', () => {
  show(drifted);
  for (const text of [
    'Outside the band',
    '106%',
    '92.32% to 99.72%',
    '+10.79 standard deviations',
    '250,000',
  ]) {
    expect(screen.getAllByText(text)).not.toEqual([]);
  }
});

test('a kind of bet is named where the game has several', () => {
  show({ ...drifted, bet: 'straight' });
  expect(screen.getByText(/straight · /)).toBeTruthy();
});

test('the switch is asked for the game of its row, in its own column or under the figures', () => {
  const onSwitch = show(drifted);
  const named = { name: 'Switch off Golden Lotus 20' };
  const buttons = screen.getAllByRole('button', named);
  expect(buttons).toHaveLength(2);
  for (const button of buttons) fireEvent.click(button);
  expect(onSwitch.mock.calls).toEqual([[drifted], [drifted]]);
});

test('a game that is off says so beside its way back, also where columns are few', () => {
  show({ ...drifted, shown: 'off', closedBy: 'game' });
  expect(screen.getAllByText('Switched off')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Switch on Golden Lotus 20' })).toHaveLength(2);
});

test.each([
  ['who may not', drifted, []],
  ['another switch closed it', { ...drifted, shown: 'off', closedBy: 'vendor' }, ['fairness.edit']],
  ['rules are gone', { ...drifted, current: false }, ['fairness.edit']],
] as const)('no switch where %s', (_why, game, permissions) => {
  show(game, permissions);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [0, 50],
  [4, 75],
  [-2, 37.5],
  [90, 100],
  [-90, 0],
])('%f deviations of four stand at %f', (deviations, at) => {
  expect(markAt(deviations, 4)).toBe(at);
});

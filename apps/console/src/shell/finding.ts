// The search over everything: Ctrl K opens it anywhere. It reads the lists that the pages show, so
// that staff find only what they may see.
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { plainText } from '@baize/contract/words';
import { client } from '../app/client.ts';
import { useMay, useStaffStore } from '../app/staff.ts';
import { useShow } from '../app/show.ts';
import { useText } from '../app/texts.ts';
import { consolePages, type ConsolePage } from './navigation.ts';

export interface Found {
  readonly kind: 'page' | 'member' | 'withdrawal' | 'round' | 'lottery-order' | 'flight' | 'bet';
  readonly to: string;
  readonly text: string;
  readonly note: string;
}

/** As they stand on the keys themselves. */
export const findKeys = 'Ctrl K';
/** Where a stake is taken from. */
const cash = 'player-cash';
const most = 5;
const lettersMin = 2;

export function useFinding() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

/** The pages that the signed-in user may open. */
export function useOwnPages(): readonly ConsolePage[] {
  const held = useStaffStore(({ staff }) => staff?.permissions) ?? [];
  return consolePages.filter(
    ({ permission }) => permission === undefined || held.includes(permission),
  );
}

function useMembers(words: string) {
  return useQuery({
    queryKey: ['find', 'members', words],
    queryFn: async () =>
      unwrap(await client.operator.findMembers({ username: words, pageSize: most })).list,
    enabled: useMay('members.view') && words.length >= lettersMin,
  }).data;
}

function useWithdrawals(words: string) {
  return useQuery({
    queryKey: ['find', 'withdrawals', words],
    queryFn: async () =>
      unwrap(await client.wallet.listWithdrawalsToJudge({ username: words, pageSize: most })).list,
    enabled: useMay('withdrawals.view') && words.length >= lettersMin,
  }).data;
}

/** The last stakes of the member that was meant. */
function useBets(id: string | undefined) {
  return useQuery({
    queryKey: ['find', 'bets', id],
    queryFn: async () =>
      unwrap(await client.wallet.getStatement({ id: id ?? '', account: cash, pageSize: 20 })).list,
    enabled: useMay('ledger.view') && id !== undefined,
  }).data;
}

const looksLikeNumber = /^[\w-]{6,26}$/u;
/** Ours, or a vendor's of a round or a bet. */
const looksLikeRound = /^[\w.:-]{6,64}$/u;

/** Rounds of any member, by number; its letters are case-sensitive. */
function useRounds(typed: string) {
  return useQuery({
    queryKey: ['find', 'rounds', typed],
    queryFn: async () => unwrap(await client.wagering.findRoundsByNumber({ number: typed })).list,
    enabled: useMay('rounds.view') && looksLikeRound.test(typed),
  }).data;
}

/** Lottery orders and chases of any member, by number. */
function useLotteryOrders(typed: string) {
  return useQuery({
    queryKey: ['find', 'lottery-orders', typed],
    queryFn: async () => {
      const asked = { number: typed, pageSize: most };
      return unwrap(await client.lottery.findLotteryOrders(asked)).list;
    },
    enabled: useMay('lottery.view') && looksLikeNumber.test(typed),
  }).data;
}

const looksLikeFlight = /^\d{8}-\d{5}$/u;

/** Flights of crash games, by name. */
function useFlights(typed: string) {
  return useQuery({
    queryKey: ['find', 'flights', typed],
    queryFn: async () => unwrap(await client.crash.listCrashFlights({ round: typed })).list,
    enabled: useMay('crash.view') && looksLikeFlight.test(typed),
  }).data;
}

/** What has this number: a round, a lottery order, a flight. */
function useNumbered(typed: string): readonly Found[] {
  const { money, moment } = useShow();
  const rounds = useRounds(typed) ?? [];
  const orders = useLotteryOrders(typed) ?? [];
  const flights = useFlights(typed) ?? [];
  return [
    ...rounds.map(({ roundId, playerId, username, stake, currency, openedAt }): Found => ({
      kind: 'round',
      to: `/members/${playerId}?round=${roundId}`,
      text: `${roundId} · ${username} · ${money(stake, currency)}`,
      note: moment(openedAt),
    })),
    ...orders.map(({ orderId, username, stake, currency, placedAt }): Found => ({
      kind: 'lottery-order',
      to: `/lottery/orders/${orderId}`,
      text: `${orderId} · ${username} · ${money(stake, currency)}`,
      note: moment(placedAt),
    })),
    ...flights.map(({ gameCode, round, stake, opensAt }): Found => ({
      kind: 'flight',
      to: `/crash/flights/${gameCode}/${round}`,
      text: `${round} · ${money(stake)}`,
      note: moment(opensAt),
    })),
  ];
}

export function useFound(words: string): readonly Found[] {
  const t = useText();
  const { money, moment } = useShow();
  const wanted = plainText(words.trim());
  const pages = useOwnPages().filter(({ title }) => plainText(t(title)).includes(wanted));
  const members = useMembers(wanted) ?? [];
  const [first] = members;
  const withdrawals = useWithdrawals(wanted) ?? [];
  const numbered = useNumbered(words.trim());
  const bets = useBets(first?.id)?.filter(({ event }) => event === 'stake-opened') ?? [];
  return [
    ...pages
      .slice(0, wanted === '' ? undefined : most)
      .map(({ path, title }): Found => ({ kind: 'page', to: path, text: t(title), note: '' })),
    ...members.map(({ id, username, balance, currency }): Found => ({
      kind: 'member',
      to: `/members/${id}`,
      text: username,
      note: money(balance, currency),
    })),
    ...withdrawals.map(({ username, amount, currency, state, requestedAt }): Found => ({
      kind: 'withdrawal',
      to: `/withdrawals?state=${state}`,
      text: `${username} · ${money(amount, currency)}`,
      note: moment(requestedAt),
    })),
    ...numbered,
    ...bets.slice(0, most).map(({ at, amount }): Found => ({
      kind: 'bet',
      to: `/members/${first?.id ?? ''}`,
      text: `${first?.username ?? ''} · ${money(amount, first?.currency)}`,
      note: moment(at),
    })),
  ];
}

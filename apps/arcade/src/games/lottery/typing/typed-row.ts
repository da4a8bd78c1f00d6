// A typed row: a number and an amount in each column, read into bets that are priced as any other.
// A row is read whole or not at all.
import { typedUnits } from '@baize/client';
import { permutationsOf } from '@baize/engines';
import type { Units } from '@baize/money';
import { priceAt } from '../desk/price-at.ts';
import type { LotteryTerms } from '../desk/lottery-terms.ts';
import type { PickRefusal } from '../picks/pick.ts';
import type { Priced } from '../picks/price.ts';
import type { PlayBook } from '../plays/play-book.ts';
import { openColumns, type Column, type ColumnId } from './columns.ts';

/**
 * How a number of four digits is played: as it is, in all orders, or in any order for one stake.
 */
export const rowForms = ['straight', 'box', 'ibox'] as const;
export type RowForm = (typeof rowForms)[number];

export interface TypedRow {
  readonly id: number;
  readonly number: string;
  readonly amounts: Readonly<Partial<Record<ColumnId, string>>>;
  readonly form: RowForm;
}

export type RowFault =
  | PickRefusal
  | 'digits-wrong'
  | 'amount-missing'
  | 'amount-unreadable'
  | 'play-off';

export interface Bet {
  readonly column: ColumnId;
  readonly priced: Priced;
}

export type RowRead =
  | { readonly state: 'empty' }
  | { readonly state: 'wrong'; readonly fault: RowFault; readonly column?: ColumnId }
  | { readonly state: 'read'; readonly bets: readonly Bet[]; readonly stake: Units };

export interface Typing {
  readonly terms: LotteryTerms;
  readonly book: PlayBook;
  readonly columns: readonly Column[];
}

export function readRow(typing: Typing, row: TypedRow): RowRead {
  const { number, amounts } = row;
  if (number === '') return { state: 'empty' };
  const open = openColumns(typing.columns, number.length);
  if (open.length === 0) return { state: 'wrong', fault: 'digits-wrong' };
  const typed = open.filter(({ id }) => (amounts[id] ?? '') !== '');
  if (typed.length === 0) return { state: 'wrong', fault: 'amount-missing' };
  const bets: Bet[] = [];
  for (const column of typed) {
    const bet = readBet(typing, row, column);
    if ('fault' in bet) return { state: 'wrong', fault: bet.fault, column: column.id };
    bets.push(bet);
  }
  return { state: 'read', bets, stake: bets.reduce((sum, { priced }) => sum + priced.stake, 0n) };
}

function readBet(
  { terms, book }: Typing,
  { number, amounts, form }: TypedRow,
  column: Column,
): Bet | { readonly fault: RowFault } {
  const amount = typedUnits(amounts[column.id] ?? '');
  if (amount === undefined || amount <= 0n) return { fault: 'amount-unreadable' };
  const code = `${column.plays[number.length]}${form === 'ibox' ? '_IBOX' : ''}`;
  const play = terms.plays.some((one) => one.on && one.code === code) ? book.play(code) : undefined;
  if (play === undefined) return { fault: 'play-off' };
  const row = form === 'box' ? permutationsOf(Number(number), number.length) : [Number(number)];
  const pick = { form: 'rows', rows: [row], positions: [] } as const;
  const stake = { mode: 'yuan', multiple: 1, group: terms.group.own, amount } as const;
  const priced = priceAt(terms, { play, pick, stake });
  if ('refusal' in priced) return { fault: priced.refusal };
  return { column: column.id, priced };
}

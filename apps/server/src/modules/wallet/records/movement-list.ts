// A page of the account record with the sums of all that fits, as players and staff read it.
import { instantOf, movementKinds, type MovementKind } from '@baize/contract';
import { unitsFromNumber, type Units } from '@baize/money';
import type { Queryable } from '../../../platform/database/index.ts';
import { pageOf, totalPages } from '../books/actions/page.ts';
import { eventsOfCodes } from '../books/rules/transaction-code.ts';
import { readBonusAccount, readCashAccount } from '../statements/store/days.ts';
import { eventsOf, kindOf } from './rules/movement-kind.ts';
import { boundsOf, type Bounds } from './store/movement-bounds.ts';
import { readSumOf, type Sums } from './store/movement-sums.ts';
import { readMovements, type Accounts, type Movement, type Narrowed } from './store/movements.ts';

export interface MovementsAsked {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly kind?: MovementKind | undefined;
  /** Numbers of the family, between commas; empty: all. */
  readonly transactionType?: string | undefined;
  readonly minAmount?: number | undefined;
  readonly maxAmount?: number | undefined;
  readonly cursor?: string | undefined;
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}

export interface MovementList {
  readonly entries: readonly Movement[];
  readonly next: string;
  readonly pageNo: number;
  readonly totalPage: number;
  readonly footer: Sums;
}

/** Pages by number end here; what is older is found by its dates or by the cursor. */
const numberedMost = 10_000;

export interface Search extends Narrowed, Accounts {
  readonly bounds: Bounds;
}

/** Undefined before the first movement. */
export async function searchOf(
  on: Queryable,
  owner: { readonly playerId: string; readonly currency: string },
  asked: MovementsAsked,
): Promise<Search | undefined> {
  const [accountId, bonusId] = await Promise.all([
    readCashAccount(on, owner),
    readBonusAccount(on, owner),
  ]);
  if (accountId === undefined) return undefined;
  const period = {
    from: instantOf(asked.startTime, 'start'),
    to: instantOf(asked.endTime, 'end'),
  };
  const bounds = await boundsOf(on, accountId, period);
  return { accountId, bonusId, bounds, ...narrowedBy(asked) };
}

function narrowedBy({ kind, transactionType, minAmount, maxAmount }: MovementsAsked): Narrowed {
  const amounts = { min: unitsIn(minAmount), max: unitsIn(maxAmount) };
  if (transactionType) {
    const { events, oneWay } = eventsOfCodes(transactionType.split(',').map(Number));
    const ofKind = events.filter((event) => kind === undefined || kindOf(event) === kind);
    return { ...amounts, events: ofKind, oneWay };
  }
  if (kind === undefined) return amounts;
  if (kind !== 'other') return { ...amounts, events: eventsOf(kind) };
  const named = movementKinds.filter((one) => one !== 'other').flatMap(eventsOf);
  return { ...amounts, except: named };
}

const unitsIn = (amount: number | undefined): Units | undefined =>
  amount === undefined ? undefined : unitsFromNumber(amount);

const noBonus = { bonusCredited: 0n, bonusDebited: 0n };
const nothing = { entries: 0, credited: 0n, debited: 0n, ...noBonus, whole: true };

export async function listMovements(
  on: Queryable,
  owner: { readonly playerId: string; readonly currency: string },
  asked: MovementsAsked,
): Promise<MovementList> {
  const page = pageOf(asked);
  const search = await searchOf(on, owner, asked);
  const empty = { entries: [], next: '', pageNo: page.pageNo, totalPage: 0 };
  if (!search) return { ...empty, footer: nothing };
  const cursor = postingOf(asked.cursor);
  const skip = cursor === undefined ? (page.pageNo - 1) * page.pageSize : 0;
  const isNumbered = skip + page.pageSize <= numberedMost;
  const [found, footer] = await Promise.all([
    isNumbered ? readMovements(on, { ...search, cursor, skip, count: page.pageSize }) : undefined,
    readSumOf(on, search),
  ]);
  const numbered = Math.min(footer.entries, numberedMost);
  return {
    entries: found?.entries ?? [],
    next: found?.next === undefined ? '' : String(found.next),
    pageNo: page.pageNo,
    totalPage: totalPages(numbered, page),
    footer,
  };
}

/** The number of a posting in an address; undefined where it is none. */
export const postingOf = (text: string | undefined): bigint | undefined =>
  text !== undefined && /^[1-9][0-9]{0,17}$/.test(text) ? BigInt(text) : undefined;

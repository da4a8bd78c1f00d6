// Reads what players' money is bound to, of those alone whose cash says so, after that cash is
// locked: its lock guards the bonus purse and the requirements too.
import {
  houseAccount,
  openObligations,
  playerAccount,
  type FundingOrder,
  type Obligations,
  type OpenAccount,
  type Weights,
} from '@baize/ledger';
import type { Units } from '@baize/money';
import { textsText } from '../../../../../platform/database/index.ts';
import type { AccountIds } from './account-ids.ts';
import type { BatchConnection } from './connection.ts';
import type { AccountRow } from './read-opening.ts';

const itemsMost = 50;

const readBonuses = {
  name: 'ledger-read-bonuses',
  text: `select b.player_id, b.currency, b.id, b.amount, b.funding, b.stake_max, b.expires_at,
      b.release_max, b.is_sticky, b.in_play, a.id as purse, a.balance
    from unnest($1::text[], $2::text[]) as n(player_id, currency)
    join wallet_bonus b on b.player_id = n.player_id and b.currency = n.currency
      and b.state = 'active'
    join ledger_account a on a.owner = b.player_id and a.kind = 'player-bonus'
      and a.currency = b.currency and a.shard = 0`,
};

const readItems = {
  name: 'ledger-read-requirements',
  text: `select r.* from unnest($1::text[], $2::text[]) as n(player_id, currency)
    cross join lateral (
      select one.player_id, one.currency, one.id, one.kind, one.source_id, one.required, one.done,
        one.weights_id, one.expires_at, w.categories, w.games, w.odds_min
      from wallet_requirement one join wallet_weights w on w.id = one.weights_id
      where one.player_id = n.player_id and one.currency = n.currency and one.state = 'open'
      order by one.id limit ${itemsMost}
    ) r order by r.id`,
};

interface BonusRow {
  readonly player_id: string;
  readonly currency: string;
  readonly id: string;
  readonly amount: bigint;
  readonly funding: FundingOrder;
  readonly stake_max: bigint | null;
  readonly expires_at: Date;
  readonly release_max: bigint | null;
  readonly is_sticky: boolean;
  readonly in_play: bigint;
  readonly purse: bigint;
  readonly balance: Units;
}

interface ItemRow {
  readonly player_id: string;
  readonly currency: string;
  readonly id: bigint;
  readonly kind: string;
  readonly source_id: string;
  readonly required: bigint;
  readonly done: bigint;
  readonly expires_at: Date | null;
  readonly categories: Weights['categories'];
  readonly games: Weights['games'];
  readonly odds_min: Weights['oddsMin'];
}

export interface OfPlayer {
  readonly owner: string;
  readonly currency: string;
}

export interface Bound {
  readonly obligations: readonly Obligations[];
  /** Bonus purses and their contra account, with the rows that they are. */
  readonly accounts: readonly OpenAccount[];
  readonly rows: readonly AccountRow[];
}

export const nothingBound: Bound = { obligations: [], accounts: [], rows: [] };

export async function readObligations(
  { run }: BatchConnection,
  of: readonly OfPlayer[],
  ids: AccountIds,
): Promise<Bound> {
  if (of.length === 0) return nothingBound;
  const names = [
    textsText(of.map(({ owner }) => owner)),
    textsText(of.map(({ currency }) => currency)),
  ];
  const [bonuses, items] = await Promise.all([
    run<BonusRow>(readBonuses, names),
    run<ItemRow>(readItems, names),
  ]);
  const purses = bonuses.map(purseOf);
  const contras = [...new Set(bonuses.map(({ currency }) => currency))].map((currency) =>
    houseAccount('bonus-funding', currency),
  );
  const contraIds = contras.length === 0 ? [] : await ids.find(run, contras, 0);
  return {
    obligations: of.map((one) => obligationsOf(one, bonuses, items)),
    accounts: [
      ...purses.map(({ account, balance }) => ({ account, balance })),
      ...contras.map((account) => ({ account, balance: 0n })),
    ],
    rows: [
      ...purses.map(({ account, id }) => ({ account, id })),
      ...contras.map((account, place) => ({ account, id: contraIds[place] ?? 0 })),
    ],
  };
}

const purseOf = ({ player_id: owner, currency, purse, balance }: BonusRow) => ({
  account: playerAccount('player-bonus', owner, currency),
  id: Number(purse),
  balance,
});

function obligationsOf(
  of: OfPlayer,
  bonuses: readonly BonusRow[],
  items: readonly ItemRow[],
): Obligations {
  const isTheirs = (row: { readonly player_id: string; readonly currency: string }) =>
    row.player_id === of.owner && row.currency === of.currency;
  const bonus = bonuses.find(isTheirs);
  return openObligations({
    ...of,
    bonus: bonus && {
      bonusId: bonus.id,
      amount: bonus.amount,
      funding: bonus.funding,
      stakeMax: bonus.stake_max,
      expiresAt: bonus.expires_at.getTime(),
      releaseMax: bonus.release_max,
      isSticky: bonus.is_sticky,
      inPlay: bonus.in_play,
    },
    requirements: items.filter(isTheirs).map((item) => ({
      requirementId: item.id,
      bonusId: item.kind === 'bonus' ? item.source_id : null,
      required: item.required,
      done: item.done,
      expiresAt: item.expires_at?.getTime() ?? null,
      weights: { categories: item.categories, games: item.games, oddsMin: item.odds_min },
    })),
  });
}

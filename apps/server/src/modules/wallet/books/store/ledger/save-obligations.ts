// Writes what a batch did to requirements and bonuses, many players in one statement each.
import { isMet, type Fed, type Obligations } from '@baize/ledger';
import {
  momentsText,
  textsText,
  wholesText,
  type Saving,
} from '../../../../../platform/database/index.ts';

/** What the books tell once it is durable. */
export type BoundTold =
  | { readonly event: 'bonus-ended'; readonly payload: { playerId: string; currency: string } }
  | { readonly event: 'balance-spent'; readonly payload: { playerId: string; currency: string } };

export type TellBound = (told: readonly BoundTold[]) => readonly Saving[];

export function saveObligations(
  all: readonly Obligations[],
  now: number,
  tell: TellBound,
): readonly Saving[] {
  const changed = all.filter(({ isChanged }) => isChanged);
  return [
    ...saveItems(changed, now),
    ...saveSums(changed.flatMap(({ fed }) => fed)),
    ...saveBets(changed.flatMap(({ fed }) => fed)),
    ...saveBonuses(changed),
    ...endBonuses(changed),
    ...unwatch(all),
    ...tell(all.flatMap(toldOf)),
  ];
}

function toldOf({ owner: playerId, currency, ended, isPoor }: Obligations): BoundTold[] {
  const payload = { playerId, currency };
  // What was left to wager is dropped before the next bonus begins: its money is not what was left.
  return [
    ...(isPoor ? [{ event: 'balance-spent' as const, payload }] : []),
    ...(ended.length === 0 ? [] : [{ event: 'bonus-ended' as const, payload }]),
  ];
}

const itemsText = `update wallet_requirement r set done = n.done, state = n.state,
    closed_at = case when n.state = 'open' then null else $4::timestamptz end
  from unnest($1::bigint[], $2::bigint[], $3::text[]) as n(id, done, state) where r.id = n.id`;

function saveItems(changed: readonly Obligations[], now: number): readonly Saving[] {
  const touched = changed.flatMap(({ fed, requirements }) => {
    const ids = new Set(fed.map(({ requirementId }) => requirementId));
    return requirements.filter(({ requirementId }) => ids.has(requirementId));
  });
  return [
    ...(touched.length === 0 ? [] : [itemsOf(touched, now)]),
    ...changed.flatMap((one) => clearedOf(one, now)),
  ];
}

/** With what its last bet counted: the sums of its bets say the same. */
function clearedOf({ cleared, fed }: Obligations, now: number): readonly Saving[] {
  if (cleared.length === 0) return [];
  const countedFor = (id: bigint) =>
    fed.reduce((sum, one) => (one.requirementId === id ? sum + one.counted : sum), 0n);
  const values = [
    wholesText(cleared),
    wholesText(cleared.map(countedFor)),
    new Date(now).toISOString(),
  ];
  return [{ name: 'wallet-clear-requirements', text: clearText, values }];
}

const clearText = `update wallet_requirement r set state = 'cleared', closed_at = $3,
    done = r.done + n.counted
  from unnest($1::bigint[], $2::bigint[]) as n(id, counted) where r.id = n.id`;

function itemsOf(touched: readonly Obligations['requirements'][number][], now: number): Saving {
  return {
    name: 'wallet-save-requirements',
    text: itemsText,
    values: [
      wholesText(touched.map(({ requirementId }) => requirementId)),
      wholesText(touched.map(({ done }) => done)),
      textsText(touched.map((item) => (isMet(item) ? 'done' : 'open'))),
      new Date(now).toISOString(),
    ],
  };
}

const sumsText = `insert into wallet_requirement_sum as s
    (requirement_id, category, weight, bets, stake, counted)
  select * from unnest($1::bigint[], $2::text[], $3::smallint[], $4::bigint[], $5::bigint[],
    $6::bigint[]) as n(requirement_id, category, weight, bets, stake, counted) order by 1, 2, 3
  on conflict (requirement_id, category, weight) do update set bets = s.bets + excluded.bets,
    stake = s.stake + excluded.stake, counted = s.counted + excluded.counted`;

function saveSums(fed: readonly Fed[]): readonly Saving[] {
  if (fed.length === 0) return [];
  const groups = [
    ...Map.groupBy(fed, ({ requirementId, bet, weight }) =>
      [requirementId, bet.category, weight].join(' '),
    ).values(),
  ].flatMap((of) => {
    const [first] = of;
    return first === undefined ? [] : [{ first, of }];
  });
  const total = (of: readonly Fed[], what: 'stake' | 'counted') =>
    of.reduce((sum, one) => sum + one[what], 0n);
  const values = [
    wholesText(groups.map(({ first }) => first.requirementId)),
    textsText(groups.map(({ first }) => first.bet.category)),
    wholesText(groups.map(({ first }) => first.weight)),
    wholesText(groups.map(({ of }) => of.length)),
    wholesText(groups.map(({ of }) => total(of, 'stake'))),
    wholesText(groups.map(({ of }) => total(of, 'counted'))),
  ];
  return [{ name: 'wallet-save-requirement-sums', text: sumsText, values }];
}

const betsText = `insert into wallet_counted_bet
    (requirement_id, round_id, category, weight, stake, counted, at)
  select * from unnest($1::bigint[], $2::text[], $3::text[], $4::smallint[], $5::bigint[],
    $6::bigint[], $7::timestamptz[])`;

/** Of bonuses alone: bets for other items are kept as sums. */
function saveBets(fed: readonly Fed[]): readonly Saving[] {
  const kept = fed.filter(({ bonusId }) => bonusId !== null);
  if (kept.length === 0) return [];
  const values = [
    wholesText(kept.map(({ requirementId }) => requirementId)),
    textsText(kept.map(({ bet }) => bet.roundId)),
    textsText(kept.map(({ bet }) => bet.category)),
    wholesText(kept.map(({ weight }) => weight)),
    wholesText(kept.map(({ stake }) => stake)),
    wholesText(kept.map(({ counted }) => counted)),
    momentsText(kept.map(({ bet }) => bet.at)),
  ];
  return [{ name: 'wallet-save-counted-bets', text: betsText, values }];
}

function saveBonuses(changed: readonly Obligations[]): readonly Saving[] {
  const open = changed.flatMap(({ bonus }) => bonus ?? []);
  if (open.length === 0) return [];
  return [
    {
      name: 'wallet-save-bonuses',
      text: `update wallet_bonus b set in_play = n.in_play, version = b.version + 1
        from unnest($1::text[], $2::bigint[]) as n(id, in_play) where b.id = n.id`,
      values: [
        textsText(open.map(({ bonusId }) => bonusId)),
        wholesText(open.map(({ inPlay }) => inPlay)),
      ],
    },
  ];
}

const endText = `update wallet_bonus b set state = n.state, in_play = 0, released = n.released,
    lost = n.lost, ended_at = n.at, version = b.version + 1
  from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::timestamptz[])
    as n(id, state, released, lost, at) where b.id = n.id and b.state = 'active'`;

function endBonuses(changed: readonly Obligations[]): readonly Saving[] {
  const ended = changed.flatMap((one) => one.ended);
  if (ended.length === 0) return [];
  const values = [
    textsText(ended.map(({ bonusId }) => bonusId)),
    textsText(ended.map(({ end }) => end)),
    wholesText(ended.map(({ released }) => released)),
    wholesText(ended.map(({ lost }) => lost)),
    momentsText(ended.map(({ at }) => at)),
  ];
  return [{ name: 'wallet-end-bonuses', text: endText, values }];
}

/** Whose items are all met and who has no bonus pays for reading them no more. */
const unwatchText = `update ledger_account a set has_terms = false
  from unnest($1::text[], $2::text[]) as n(owner, currency)
  where a.owner = n.owner and a.currency = n.currency and a.kind = 'player-cash' and a.shard = 0
    and not exists (select from wallet_requirement r where r.player_id = n.owner
      and r.currency = n.currency and r.state = 'open')
    and not exists (select from wallet_bonus b where b.player_id = n.owner
      and b.currency = n.currency and b.state = 'active')`;

function unwatch(all: readonly Obligations[]): readonly Saving[] {
  const free = all.filter(
    ({ bonus, requirements }) => bonus === undefined && requirements.every(isMet),
  );
  if (free.length === 0) return [];
  const values = [
    textsText(free.map(({ owner }) => owner)),
    textsText(free.map(({ currency }) => currency)),
  ];
  return [{ name: 'wallet-unwatch-cash', text: unwatchText, values }];
}

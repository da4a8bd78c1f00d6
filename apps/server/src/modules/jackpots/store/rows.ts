// Maps rows of tiers and pools to the module's own values; the secret of a mystery is opened here
// and nowhere else.
import { columnsOf } from '../../../platform/database/index.ts';
import { mysteryAmount, type JackpotTerms, type JackpotTier } from '@baize/engines';
import type { Units } from '@baize/money';
import type { Keeping } from '../../../platform/secrets/index.ts';
import type { Mystery, Pool, Tier } from '../rules/pool.ts';

export interface TermsRow {
  readonly seed: bigint;
  readonly ceiling: bigint;
  readonly contribution_ppm: number;
  readonly diversion_ppm: number;
  readonly turnover: bigint | null;
}

export function termsOf(row: TermsRow): JackpotTerms {
  return {
    seed: row.seed,
    ceiling: row.ceiling,
    contributionPpm: row.contribution_ppm,
    diversionPpm: row.diversion_ppm,
    turnover: row.turnover,
  };
}

export interface TierRow extends TermsRow {
  readonly tier: JackpotTier;
  readonly ending: boolean;
}

export const tierColumns = columnsOf<TierRow>({
  seed: true,
  ceiling: true,
  contribution_ppm: true,
  diversion_ppm: true,
  turnover: true,
  tier: true,
  ending: true,
});

export interface PoolRow extends TermsRow {
  readonly tier: JackpotTier;
  readonly number: number;
  readonly commitment: string;
  readonly sealed: string;
  readonly opened_at: Date;
  readonly won_at: Date | null;
  readonly player_id: string | null;
  readonly round_id: string | null;
  readonly game_code: string | null;
  readonly prize: Units | null;
  readonly secret: string;
}

export const poolColumns = columnsOf<PoolRow>({
  seed: true,
  ceiling: true,
  contribution_ppm: true,
  diversion_ppm: true,
  turnover: true,
  tier: true,
  number: true,
  commitment: true,
  sealed: true,
  opened_at: true,
  won_at: true,
  player_id: true,
  round_id: true,
  game_code: true,
  prize: true,
  secret: true,
});

/** The name under which a mystery's secret is sealed. */
export const sealName = (tier: string, number: number) => `${tier}:${number}`;

export function poolOf(row: PoolRow, secrets: Keeping): Pool {
  const { tier, number } = row;
  const terms = termsOf(row);
  return { tier, number, terms, mystery: row.sealed === '' ? null : opened(row, terms, secrets) };
}

export function tierOf(row: TierRow, pool: Pool | undefined): Tier {
  return { tier: row.tier, next: termsOf(row), ending: row.ending, pool };
}

function opened(row: PoolRow, terms: JackpotTerms, secrets: Keeping): Mystery {
  const secret = secrets.open(row.sealed, sealName(row.tier, row.number));
  return { commitment: row.commitment, secret, amount: mysteryAmount(secret, terms) };
}

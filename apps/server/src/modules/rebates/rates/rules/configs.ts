// Configs as clients of the family send them: a percentage by category, and for the lotteries a
// prize group.
import { rebateCategories, refuse, type RebateCategory, type Refusal } from '@baize/contract';

export interface AskedConfig {
  readonly type?: string;
  /** What older clients call the type and the value. */
  readonly gameCode?: string;
  readonly rebateValue?: number;
  readonly rebate?: number;
  readonly prizeModeId?: string | number;
}

export interface Terms {
  readonly rates: readonly { readonly category: RebateCategory; readonly rate: number }[];
  /** Undefined: none was asked for. */
  readonly group: number | undefined;
}

export interface WireConfig {
  readonly type: RebateCategory | 'LOTT';
  /** A percentage. */
  readonly rebateValue: number;
  readonly prizeModeId: string;
}

const isCategory = (type: string): type is RebateCategory =>
  (rebateCategories as readonly string[]).includes(type);
const groupText = /^[0-9]{1,4}$/u;

/** Refused: an unknown category, one named twice, or a number that is none. */
export function termsOf(configs: readonly AskedConfig[]): Terms | Refusal<'field-format'> {
  const rates = new Map<RebateCategory, number>();
  let group: number | undefined;
  for (const { gameCode = '', type = gameCode, prizeModeId, ...config } of configs) {
    if (type === 'LOTT') {
      if (group !== undefined || !groupText.test(String(prizeModeId))) return misfit;
      group = Number(prizeModeId);
      continue;
    }
    const rate = hundredths(config.rebateValue ?? config.rebate);
    if (!isCategory(type) || rates.has(type) || rate === undefined) return misfit;
    rates.set(type, rate);
  }
  return { rates: [...rates].map(([category, rate]) => ({ category, rate })), group };
}

const misfit = refuse('field-format', { facts: { field: 'configs' } });

/** A percentage of at most two decimals; undefined for any other number. */
function hundredths(percentage: number | undefined): number | undefined {
  if (percentage === undefined) return undefined;
  const rate = Math.round(percentage * 100);
  return Math.abs(rate - percentage * 100) < 1e-6 ? rate : undefined;
}

/** Terms as clients read them. */
export function configsOf({ rates, group }: Terms): readonly WireConfig[] {
  const rows = rates.map(({ category, rate }) => ({
    type: category,
    rebateValue: rate / 100,
    prizeModeId: '',
  }));
  if (group === undefined) return rows;
  return [...rows, { type: 'LOTT', rebateValue: 0, prizeModeId: String(group) }];
}

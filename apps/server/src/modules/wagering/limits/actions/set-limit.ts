// The player sets one limit. Deposits are limited by the wallet, everything else here.
import { parseUnits, type Units } from '@baize/money';
import { refuse, type wagering } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { changeLimit, usesAt, type LimitKind, type LimitSpan } from '../../rounds/rules/limit.ts';
import { spansAt } from '@baize/money';
import { lockPlay } from '../../rounds/store/writer.ts';
import { writeLimits } from '../store/writer.ts';
import type { WageringPorts } from '../../ports.ts';
import { ownPlay } from '../../rounds/actions/own-play.ts';
import { depositLimitOf } from '../deposit-limit.ts';
import { printLimit } from './print-limit.ts';

const minutesMax = 24n * 60n;

export function setLimit(ports: WageringPorts): Action<typeof wagering.setLimit> {
  return async ({ caller, input, now }) => {
    const { kind, span } = input;
    const value = valueOf(kind, input.value);
    if (value === undefined || !fits(kind, span)) return refuse('amount-invalid');
    if (kind === 'deposit') {
      if (span === 'single' || span === 'session') return refuse('amount-invalid');
      await ports.depositLimits.set(caller.playerId, span, value, now);
      return { limit: await depositLimitOf(ports, { playerId: caller.playerId, span, now }) };
    }
    await ownPlay(ports, caller.playerId, caller.currency);
    return ports.database.transaction(async (tx) => {
      const play = await lockPlay(tx, caller.playerId);
      const limits = changeLimit(play?.limits ?? [], { kind, span, value }, now);
      await writeLimits(tx, caller.playerId, limits);
      const set = limits.find((limit) => limit.kind === kind && limit.span === span);
      const uses = usesAt(play?.uses ?? noUses, spansAt(now));
      return { limit: printLimit(set ?? { kind, span, value: null }, uses, now, caller.since) };
    });
  };
}

const noUse = { start: 0, staked: 0n, paid: 0n };
const noUses = { day: noUse, week: noUse, month: noUse, session: noUse };

/** Units, minutes, null for no limit; undefined when the text is neither. */
function valueOf(kind: LimitKind, text: string | null): Units | null | undefined {
  if (text === null) return null;
  if (kind !== 'session') return parseUnits(text, { decimalsMax: 2 });
  if (!/^\d{1,4}$/.test(text)) return undefined;
  const minutes = BigInt(text);
  return minutes > 0n && minutes <= minutesMax ? minutes : undefined;
}

/**
 * A stake and a session are single; losses and spending count over a session, a day, a week or a
 * month, deposits over these without the session.
 */
function fits(kind: LimitKind, span: LimitSpan): boolean {
  if (kind === 'stake' || kind === 'session') return span === 'single';
  return span !== 'single' && (kind !== 'deposit' || span !== 'session');
}

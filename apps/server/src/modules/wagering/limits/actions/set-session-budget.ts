// The budget of a session, named before its first stake: it replaces that of the session before at
// once. Named again in the same session it is a limit as any other: tighter at once, looser later.
import { refuse, type wagering } from '@baize/contract';
import { parseUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WageringPorts } from '../../ports.ts';
import { ownPlay } from '../../rounds/actions/own-play.ts';
import { changeLimit, type Limit } from '../../rounds/rules/limit.ts';
import { lockPlay } from '../../rounds/store/writer.ts';
import { writeBudgetAt, writeLimits } from '../store/writer.ts';

export function setSessionBudget(ports: WageringPorts): Action<typeof wagering.setSessionBudget> {
  return async ({ caller, input, now }) => {
    const loss = parseUnits(input.loss, { decimalsMax: 2 });
    if (loss === undefined || loss === 0n) return refuse('amount-invalid');
    const budget = [
      { kind: 'loss', span: 'session', value: loss },
      { kind: 'session', span: 'single', value: BigInt(input.minutes) },
    ] as const;
    await ownPlay(ports, caller.playerId, caller.currency);
    await ports.database.transaction(async (tx) => {
      const play = await lockPlay(tx, caller.playerId);
      const isFirst = ports.policy().sessionBudgetAsked && (play?.budgetAt ?? 0) < caller.since;
      const begin = isFirst ? without(play?.limits ?? [], budget) : (play?.limits ?? []);
      const limits = budget.reduce((all, one) => changeLimit(all, one, now), begin);
      await writeLimits(tx, caller.playerId, limits);
      if (isFirst) await writeBudgetAt(tx, caller.playerId, now);
    });
    return { done: true };
  };
}

const without = (limits: readonly Limit[], budget: readonly Pick<Limit, 'kind' | 'span'>[]) =>
  limits.filter(({ kind, span }) => !budget.some((one) => one.kind === kind && one.span === span));

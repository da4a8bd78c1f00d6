// A limit as the player reads it: money with two decimals, minutes as a whole number.
import { printUnits } from '@baize/money';
import { usedOf, valueAt, type Limit, type Uses } from '../../rounds/rules/limit.ts';
import type { DepositLimitUse } from '../../ports.ts';

export function printLimit(limit: Limit, uses: Uses, now: number, sessionSince: number) {
  const write = (value: bigint) =>
    limit.kind === 'session' ? String(value) : printUnits(value, 2);
  const print = (value: bigint | null) => (value === null ? null : write(value));
  const waits = limit.pendingFrom !== undefined && limit.pendingFrom > now;
  return {
    kind: limit.kind,
    span: limit.span,
    value: print(valueAt(limit, now)),
    used: write(usedOf(limit, uses, now, sessionSince)),
    pendingValue: waits ? print(limit.pendingValue ?? null) : null,
    pendingFrom: waits ? (limit.pendingFrom ?? null) : null,
    raiseConfirmed: false,
    operator: null,
  };
}

export function printDepositLimit(limit: DepositLimitUse) {
  const print = (value: bigint | null) => (value === null ? null : printUnits(value, 2));
  return {
    kind: 'deposit' as const,
    span: limit.span,
    value: print(limit.value),
    used: printUnits(limit.used, 2),
    pendingValue: print(limit.pendingValue),
    pendingFrom: limit.pendingFrom,
    raiseConfirmed: limit.raiseConfirmed,
    operator: print(limit.operator),
  };
}

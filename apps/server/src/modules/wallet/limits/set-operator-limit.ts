// Sets or removes a limit of the operator's for one member or one level, with its reason. It never
// lifts a lower limit that a player has set: of both the lower one counts.
import { refuse } from '@baize/contract';
import { parseUnits, type Units } from '@baize/money';
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { WalletPorts } from '../ports.ts';
import { printLimit } from './deposit-limits.ts';
import type { DepositSpan } from './rules/span.ts';
import { readOperatorLimits, type LimitSubject } from './store/reader.ts';
import { dropOperatorLimit, lockSubject, writeOperatorLimit } from './store/writer.ts';

export interface OperatorLimitSet extends LimitSubject {
  readonly span: DepositSpan;
  readonly value: string | null;
  readonly reason: string;
  readonly staff: StaffCaller;
  readonly now: number;
}

export async function setOperatorLimit(ports: WalletPorts, asked: OperatorLimitSet) {
  const { scope, subject, span, reason, staff, now: at } = asked;
  const value = unitsOf(asked.value);
  if (value === undefined) return refuse('amount-invalid');
  return ports.database.transaction(async (tx) => {
    await lockSubject(tx, asked);
    const before = (await readOperatorLimits(tx, [asked])).find((one) => one.span === span);
    if (value === null) await dropOperatorLimit(tx, asked, span);
    else {
      const by = staff.username;
      await writeOperatorLimit(tx, { scope, subject, span, value, at, by, reason });
    }
    await ports.audit(tx, {
      staff,
      action: 'set-deposit-limit',
      subject: `${scope}:${subject}`,
      before: { span, value: printLimit(before?.value ?? null) },
      after: { span, value: printLimit(value), reason },
    });
    return { done: true } as const;
  });
}

/** Undefined: no amount of whole cents. */
const unitsOf = (text: string | null): Units | null | undefined =>
  text === null ? null : parseUnits(text, { decimalsMax: 2 });

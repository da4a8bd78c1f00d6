// Checks codes as a second factor: undefined when the code is right, else the refusal.
import type { Holder } from './holder.ts';
import { judgeCode, type CodeRefusal } from './attempts.ts';
import type { FactorsParts } from './parts.ts';
import { digestOfCode } from './recovery-codes.ts';
import { useCode } from './store/recovery-store.ts';
import { readTotp, useStep } from './store/totp-store.ts';
import { stepOfCode } from './totp.ts';

export interface CodeShown {
  readonly holder: Holder;
  readonly code: string;
  readonly now: number;
}

const right = 'right';
type Right = typeof right;

const refusalIn = (judged: Right | CodeRefusal) => (judged === right ? undefined : judged);

/** The code an authenticator app shows; a step of time is used once, also by two at once. */
export async function verifyTotp(
  { ports, keeping }: FactorsParts,
  { holder, code, now }: CodeShown,
): Promise<CodeRefusal | undefined> {
  const on = ports.database.kysely;
  const judge = async () => {
    const totp = await readTotp(on, holder);
    if (!totp?.confirmedAt) return undefined;
    const step = stepOfCode(keeping.open(totp.secretSealed, holder), code, now);
    if (step === undefined) return undefined;
    return (await useStep(on, holder, step)) ? right : undefined;
  };
  return refusalIn(await judgeCode<Right>(ports, { holder, now }, judge));
}

export async function verifyRecovery(
  parts: FactorsParts,
  { holder, code, now }: CodeShown,
): Promise<CodeRefusal | undefined> {
  const { database, onChanged } = parts.ports;
  const judge = () =>
    database.transaction(async (tx) => {
      if (!(await useCode(tx, holder, digestOfCode(parts, holder, code)))) return undefined;
      await onChanged(tx, { holder, what: 'recovery-code-used' });
      return right;
    });
  return refusalIn(await judgeCode<Right>(parts.ports, { holder, now }, judge));
}

// Turns one-time codes on with the first of them, within a quarter of an hour. The recovery codes
// are told now and never again.
import { isRefusal, refuse, type factors } from '@baize/contract';
import { judgeCode } from '../attempts.ts';
import { holderOf } from '../holder.ts';
import type { FactorsParts, OwnAction } from '../parts.ts';
import { issueCodes } from '../recovery-codes.ts';
import { lockHolder } from '../store/lock.ts';
import { readTotp, turnTotpOn, type StoredTotp } from '../store/totp-store.ts';
import { stepOfCode } from '../totp.ts';

const setUpMs = 15 * 60_000;

export const confirmTotp =
  (parts: FactorsParts): OwnAction<typeof factors.confirmTotp> =>
  async ({ caller, input, now }) => {
    const { ports, keeping } = parts;
    const holder = holderOf(caller);
    const begun = await readTotp(ports.database.kysely, holder);
    const refusal = refusalOf(begun, now);
    if (refusal) return refusal;
    const step = await judgeCode(ports, { holder, now }, async () =>
      stepOfCode(keeping.open(begun?.secretSealed ?? '', holder), input.code, now),
    );
    if (isRefusal(step)) return step;
    return ports.database.transaction(async (tx) => {
      await lockHolder(tx, holder);
      const still = await readTotp(tx, holder);
      const late = refusalOf(still, now);
      if (late) return late;
      // Begun anew in the meantime: the code was of a secret that no app needs to show any more.
      if (still?.secretSealed !== begun?.secretSealed) return refuse('factor-code-wrong');
      await turnTotpOn(tx, holder, step, now);
      const recoveryCodes = await issueCodes(tx, parts, holder);
      await ports.onChanged(tx, { holder, what: 'totp-on' });
      return { recoveryCodes };
    });
  };

function refusalOf(totp: StoredTotp | undefined, now: number) {
  if (totp?.confirmedAt) return refuse('totp-already-on');
  const isBegun = totp !== undefined && now - totp.begunAt.getTime() <= setUpMs;
  return isBegun ? undefined : refuse('totp-not-begun');
}

// A holder's factors, without secrets.
import type { FactorMethod } from '@baize/contract';
import type { FactorsPorts } from './ports.ts';
import type { Holder } from './holder.ts';
import { readMethods } from './store/methods-store.ts';
import { listPasskeys } from './store/passkey-store.ts';
import { countCodes } from './store/recovery-store.ts';
import { readTotp } from './store/totp-store.ts';

export async function summaryOf({ database }: FactorsPorts, holder: Holder) {
  const on = database.kysely;
  const [totp, recoveryCodesLeft, keys] = await Promise.all([
    readTotp(on, holder),
    countCodes(on, holder),
    listPasskeys(on, holder),
  ]);
  const since = totp?.confirmedAt?.getTime() ?? null;
  const passkeys = keys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.getTime(),
    lastUsedAt: lastUsedAt?.getTime() ?? null,
  }));
  return { totp: { on: since !== null, since }, recoveryCodesLeft, passkeys };
}

export type FactorsSummary = Awaited<ReturnType<typeof summaryOf>>;

/** The ways a holder can prove themselves a second time; none when nothing is set up. */
export async function methodsOf(
  { database }: FactorsPorts,
  holder: Holder,
): Promise<readonly FactorMethod[]> {
  const set = await readMethods(database.kysely, holder);
  return (['totp', 'passkey', 'recovery'] as const).filter((method) => set[method]);
}

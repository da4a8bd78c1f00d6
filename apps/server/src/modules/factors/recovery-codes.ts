// Recovery codes: ten at a time, shown once, each good once. Only a person with a second factor has
// them.
import type { Tx } from '../../platform/database/index.ts';
import type { Holder } from './holder.ts';
import type { FactorsParts } from './parts.ts';
import { printRecoveryCode, readRecoveryCode, recoveryCodeBytes } from './rules/recovery-code.ts';
import { listPasskeys } from './store/passkey-store.ts';
import { countCodes, dropCodes, replaceCodes } from './store/recovery-store.ts';
import { readTotp } from './store/totp-store.ts';

const codesEach = 10;

export const digestOfCode = ({ keeping }: FactorsParts, holder: Holder, typed: string) =>
  keeping.digest(readRecoveryCode(typed), holder);

/** Voids the old codes and gives new ones. */
export async function issueCodes(tx: Tx, parts: FactorsParts, holder: Holder): Promise<string[]> {
  const { randomness } = parts.ports;
  const codes = Array.from({ length: codesEach }, () =>
    printRecoveryCode(randomness.bytes(recoveryCodeBytes)),
  );
  const digests = codes.map((code) => digestOfCode(parts, holder, code));
  await replaceCodes(tx, holder, digests);
  return codes;
}

/** New codes for a holder who has none left; nothing for one who has. */
export async function issueFirstCodes(tx: Tx, parts: FactorsParts, holder: Holder) {
  return (await countCodes(tx, holder)) > 0 ? [] : issueCodes(tx, parts, holder);
}

export async function hasFactor(tx: Tx, holder: Holder): Promise<boolean> {
  const totp = await readTotp(tx, holder);
  return Boolean(totp?.confirmedAt) || (await listPasskeys(tx, holder)).length > 0;
}

/** Codes stand in for a factor: with the last one they go. */
export async function dropIdleCodes(tx: Tx, holder: Holder): Promise<void> {
  if (!(await hasFactor(tx, holder))) await dropCodes(tx, holder);
}

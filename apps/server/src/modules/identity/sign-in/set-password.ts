// Sets a player's password, however it came about: every remembered sign-in is worth nothing from
// now on, the sessions end that should, half-done sign-ins are over, and the member is told.
import type { PasswordKind } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { tellMember, type MemberNotice } from '../accounts/notices.ts';
import type { IdentityParts } from '../ports.ts';
import { dropChallengesOf } from './store/challenge-store.ts';
import { writePassword } from '../accounts/store/password-store.ts';
import { forgetInitialPassword } from './store/session-store.ts';
import { dropTicketsOf } from './store/ticket-store.ts';

export interface SettingPassword {
  readonly playerId: string;
  readonly hash: string;
  readonly kind?: PasswordKind;
  /** `all`: every session ends; or all but the one that is named; or none. */
  readonly ends: 'none' | 'all' | { readonly but: string };
  readonly notice: MemberNotice;
  readonly at: number;
  readonly address: string;
  readonly device: string;
}

export async function setPassword(
  { ports, sessions }: IdentityParts,
  tx: Tx,
  setting: SettingPassword,
): Promise<void> {
  const { playerId, hash, kind = 'own', ends, notice, at, address, device } = setting;
  await writePassword(tx, playerId, { hash, kind }, at);
  await forgetInitialPassword(tx, playerId);
  await sessions.changed(tx, playerId);
  await dropTicketsOf(tx, playerId);
  await dropChallengesOf(tx, playerId);
  if (ends !== 'none') {
    const butSessionId = ends === 'all' ? undefined : ends.but;
    await sessions.endAll(tx, { playerId, reason: 'password-changed', butSessionId });
  }
  await tellMember(ports, tx, { playerId, notice, at, address, device });
}

// Judges the token of an outside provider of phone verification: it must be the provider's own, for
// this brand and this very number, at most ten minutes old, and unused.
import { refuse, type Refusal } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import { digestOf } from '../../platform/secrets/index.ts';
import type { VerificationPorts } from './ports.ts';
import { proofState, useNewProof } from './store/human-store.ts';

export interface PhoneToken {
  readonly idToken: string;
  /** The number it must be for, in E.164 form. */
  readonly mobile: string;
  readonly now: number;
}

export interface PhoneTokens {
  /** Judges a token; undefined when it is right. It is not used up by this. */
  check(shown: PhoneToken): Promise<Refusal<'phone-token-wrong'> | undefined>;
  /** Uses up a token that was right, with what the transaction does; false when it was used. */
  spend(tx: Tx, shown: PhoneToken): Promise<boolean>;
}

const ageMsMax = 10 * 60_000;
/** How far the clock of the provider may run ahead of ours. */
const skewMs = 5000;

export function createPhoneTokens(
  ports: Pick<VerificationPorts, 'database' | 'isOn' | 'log' | 'phone'>,
): PhoneTokens {
  const { database, isOn, log, phone } = ports;
  const wrong = (reason: string) => {
    log.info({ provider: phone.name, reason }, 'a phone token was refused');
    return refuse('phone-token-wrong');
  };
  return {
    async check({ idToken, mobile, now }) {
      if (!isOn('PHONEPROVIDER3')) return wrong('switched-off');
      const found = await phone.verify(idToken, now);
      if (!found.ok) return wrong(found.refused);
      if (found.phoneNumber !== mobile) return wrong('number-differs');
      const ageMs = now - found.provedAt;
      if (ageMs > ageMsMax || ageMs < -skewMs) return wrong('age');
      const state = await proofState(database.kysely, nameOf(idToken), now);
      return state === 'unknown' ? undefined : wrong('used');
    },
    spend: (tx, { idToken, now }) => useNewProof(tx, nameOf(idToken), now + ageMsMax + skewMs),
  };
}

/** Named by what is signed: the signature can be written in several ways, this cannot. */
const nameOf = (idToken: string) =>
  digestOf(`phone:${idToken.trim().slice(0, idToken.trim().lastIndexOf('.'))}`);

// Adds the passkey a browser made for this caller's challenge. A holder who has no recovery codes
// is given some, so that a lost device does not lock anybody out.
import { refuse, type factors } from '@baize/contract';
import { newId } from '../../../platform/randomness/index.ts';
import { holderOf } from '../holder.ts';
import type { FactorsParts, OwnAction } from '../parts.ts';
import { issueFirstCodes } from '../recovery-codes.ts';
import { takeChallenge } from '../store/challenge-store.ts';
import { lockHolder } from '../store/lock.ts';
import { insertPasskey, listPasskeys, passkeysMax } from '../store/passkey-store.ts';
import { challengeIn, verifyCreated } from '../webauthn.ts';

export const addPasskey =
  (parts: FactorsParts): OwnAction<typeof factors.addPasskey> =>
  ({ caller, input, now, origin }) =>
    parts.ports.database.transaction(async (tx) => {
      const { onChanged, randomness } = parts.ports;
      const holder = holderOf(caller);
      await lockHolder(tx, holder);
      if ((await listPasskeys(tx, holder)).length >= passkeysMax)
        return refuse('passkey-limit-reached');
      const challenge = challengeIn(input.response);
      if (challenge === undefined) return refuse('passkey-refused');
      // A refusal from here on commits: the challenge has had its one answer.
      const given = { challenge, purpose: 'add', subject: holder } as const;
      if (!(await takeChallenge(tx, given, now))) return refuse('passkey-refused');
      const credential = await verifyCreated(input.response, { origin, challenge });
      if (!credential) return refuse('passkey-refused');
      const passkey = { id: newId(now, randomness), name: input.name.trim() };
      const isNew = await insertPasskey(tx, {
        ...passkey,
        holder,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: BigInt(credential.counter),
        transports: credential.transports ?? [],
        createdAt: new Date(now),
      });
      if (!isNew) return refuse('passkey-refused');
      const recoveryCodes = await issueFirstCodes(tx, parts, holder);
      await onChanged(tx, { holder, what: 'passkey-added' });
      return { passkey: { ...passkey, createdAt: now, lastUsedAt: null }, recoveryCodes };
    });

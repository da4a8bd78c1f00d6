// Sends the code of a sign-in's second step to the member's own phone or mailbox.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { readChallenge } from '../store/challenge-store.ts';
import { findForSignInById } from '../../accounts/store/player-reader.ts';

export const sendLoginCode =
  ({ ports }: IdentityParts): Action<typeof identity.sendLoginCode> =>
  async ({ input, now, address, locale }) => {
    const on = ports.database.kysely;
    const { method } = input;
    const begun = await readChallenge(on, digestOf(input.challengeId), now);
    const isTheirs = begun?.address === address && begun.methods.includes(method);
    const player = isTheirs ? await findForSignInById(on, begun.playerId) : undefined;
    const recipient = method === 'sms' ? player?.mobileKey : player?.emailKey;
    if (!recipient || (method !== 'sms' && method !== 'email')) return refuse('challenge-spent');
    return ports.codes.send({
      purpose: 'verify',
      channel: method,
      recipient,
      locale,
      address,
      now,
    });
  };

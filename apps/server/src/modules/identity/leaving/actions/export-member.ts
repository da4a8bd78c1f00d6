// A copy of everything the platform keeps about the member: what identity keeps itself, and the
// parts that the modules above it hand in. Secrets and what is about others stay out.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { readCheck } from '../../accounts/store/check-store.ts';
import { listConsents } from '../../accounts/store/consent-store.ts';
import { listLogins } from '../../sign-in/store/login-store.ts';
import { readMemberFile } from '../../accounts/store/player-reader.ts';

const loginsMax = 5000;

export const exportMember =
  (parts: IdentityParts): Action<typeof identity.exportMember> =>
  async ({ caller, now }) => {
    const { ports, sessions, documents } = parts;
    const on = ports.database.kysely;
    const { playerId, currency } = caller;
    const file = await readMemberFile(on, playerId);
    if (!file) throw new Error(`The session ${caller.sessionId} has no player.`);
    const check = await readCheck(on, playerId);
    const document = check && {
      ...check,
      numberSealed: undefined,
      number: documents.open(check.numberSealed, `number ${playerId}`),
    };
    const { list: logins } = await listLogins(on, { playerId, offset: 0, limit: loginsMax });
    const own = {
      profile: file,
      consents: await listConsents(on, playerId),
      sessions: await sessions.living(playerId, now),
      logins,
      secondFactors: await ports.factors.summaryOf(`player:${playerId}`),
      identityCheck: document ?? null,
    };
    const others = await ports.exportParts({ playerId, currency });
    return { parts: { ...own, ...others }, at: now };
  };

// The state of the member's identity check, without the submitted data.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { pictureIds, readCheck } from '../store/check-store.ts';

export const getIdentityCheck =
  ({ ports }: IdentityParts): Action<typeof identity.getIdentityCheck> =>
  async ({ caller: { playerId } }) => {
    const on = ports.database.kysely;
    const check = await readCheck(on, playerId);
    return {
      state: check?.state ?? 'none',
      kind: check?.kind ?? '',
      reason: check?.reason ?? '',
      pictures: (await pictureIds(on, playerId)).length,
      sentAt: check?.sentAt ?? null,
      judgedAt: check?.judgedAt ?? null,
    };
  };

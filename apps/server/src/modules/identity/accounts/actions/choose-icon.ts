// Chooses one of the pictures on offer.
import { memberIcons, refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { writeAvatar } from '../store/account-writer.ts';

export const chooseIcon =
  ({ ports }: IdentityParts): Action<typeof identity.chooseIcon> =>
  async ({ caller, input }) => {
    const icon = memberIcons.find((offered) => offered === input.icon);
    if (!icon) return refuse('icon-unknown');
    const avatar = `/art/members/${icon}.webp`;
    await writeAvatar(ports.database.kysely, caller.playerId, avatar);
    return { avatar };
  };

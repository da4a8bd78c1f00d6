// Wiring of notices, which omit members on a break.
import type { Identity } from '../../modules/identity/index.ts';
import { createNotices } from '../../modules/notices/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import { houseGameName } from '../games.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly identity: Identity;
  readonly wagering: Pick<Wagering, 'refusalOfPause'>;
}

export const wireNotices = ({ platform, audit }: Ground, { identity, wagering }: Below) =>
  createNotices({
    ...platform,
    audit,
    tell: platform.outbox.tell,
    hear: platform.outbox.hear,
    gameName: houseGameName,
    playerIdOf: identity.playerIdOf,
    segment: identity.segment,
    isPaused: async (playerId, now) => (await wagering.refusalOfPause(playerId, now)) !== undefined,
  });

// The launch token of a game: one a launch, good for twelve hours while its player is signed in.
// What a token stands for never changes, so it is remembered; whether it is still good is asked
// each time.
import { randomToken } from '../../platform/randomness/index.ts';
import { digestOf } from '../../platform/secrets/index.ts';
import type { VendorsPorts } from './ports.ts';
import {
  createSessionReader,
  createVisitReader,
  writeSession,
  type LaunchSession,
} from './store/session-store.ts';

export interface Sessions {
  /** Opens a session and gives its token. */
  open(session: LaunchSession): Promise<string>;
  /** The session of a token that was given to this vendor. */
  find(vendor: string, token: string): Promise<LaunchSession | undefined>;
  /** Recently read tokens and their sessions. */
  remembered(token: string): LaunchSession | undefined;
  /** Whether bets may still be made with it. */
  isGood(session: LaunchSession, now: number): Promise<boolean>;
  /** Whether this player ever launched a game of this vendor. */
  isKnown(vendor: string, playerId: string): Promise<boolean>;
}

const goodForMs = 12 * 3_600_000;
const rememberedMax = 50_000;

export function createSessions(ports: VendorsPorts): Sessions {
  const { database, randomness, playerOfSession } = ports;
  const held = new Map<string, LaunchSession>();
  const read = remembering(held, createSessionReader(database));
  const visitsOf = createVisitReader(database);
  const known = new Set<string>();
  return {
    async open(session) {
      const token = randomToken(randomness);
      await writeSession(database.kysely, digestOf(token), session);
      return token;
    },
    async find(vendor, token) {
      const session = await read(digestOf(token));
      return session?.vendor === vendor ? session : undefined;
    },
    remembered: (token) => (token === '' ? undefined : held.get(digestOf(token))),
    async isGood({ openedAt, sessionId }, now) {
      if (now - openedAt > goodForMs) return false;
      return (await playerOfSession(sessionId, now)) !== undefined;
    },
    async isKnown(vendor, playerId) {
      const name = `${vendor} ${playerId}`;
      if (known.has(name)) return true;
      const visits = (await visitsOf(playerId)) ?? [];
      if (!visits.includes(vendor)) return false;
      if (known.size >= rememberedMax) known.clear();
      known.add(name);
      return true;
    },
  };
}

/** Remembers what was found; what was not found is asked again. */
function remembering(
  held: Map<string, LaunchSession>,
  read: (digest: string) => Promise<LaunchSession | undefined>,
) {
  return async (digest: string): Promise<LaunchSession | undefined> => {
    const known = held.get(digest);
    if (known) return known;
    const found = await read(digest);
    if (!found) return undefined;
    if (held.size >= rememberedMax) held.clear();
    held.set(digest, found);
    return found;
  };
}

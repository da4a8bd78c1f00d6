// The lobby kept in memory, so that a question costs no look into the database.
import { isDeepStrictEqual } from 'node:util';
import { keep, type ReadWhy } from '../../platform/kept/index.ts';
import { lobbyOf, type Lobby } from './rules/lobby.ts';
import { isHouse, type Offer } from './rules/offer.ts';
import { gameOf, type WireGame } from './rules/wire.ts';
import type { Openers, Popular } from './keep-popular.ts';
import type { CataloguePorts } from './ports.ts';
import { readOffer } from './store/offer-reader.ts';

export interface OfferKeeper {
  /** The kept offer, and the lobby that players see of it. */
  offer(): Offer;
  lobby(): Lobby;
  /** What `make` gives, made once for a question while the lobby stays as it is. */
  once<T>(question: readonly unknown[], make: () => T): T;
  /** A game in a language, made once. */
  wire(nodeId: string, tag: string): WireGame | undefined;
  /** Looks again at what is kept and at every vendor's state. */
  refresh(): Promise<void>;
  /** To be called once a change was committed. */
  changed(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The hot games change slowly with what is played. */
const hotAgainMs = 10 * 60_000;
const nobody: Openers = new Map();
const nothing: Offer = { categories: [], vendors: [], cards: [], games: [] };

/** The list is the same one as long as its policy is. */
interface PoliciesUsed {
  readonly esports: readonly string[];
  readonly returnMinimum: number;
}

interface Held {
  /** Tells one reading from another. */
  readonly read: symbol;
  readonly offer: Offer;
  readonly openers: Openers;
  readonly openersAt: number;
  readonly lobby: Lobby;
  readonly answers: Map<string, unknown>;
  readonly wire: Map<string, Map<string, WireGame>>;
  /** The policies it was made under. */
  readonly policies: PoliciesUsed;
}

export function keepOffer(ports: CataloguePorts, popular: Popular): OfferKeeper {
  const kept = keep({
    ...ports,
    name: 'catalogue',
    fresh: heldOf({ offer: nothing, openers: nobody, openersAt: 0 }, ports),
    read: (why): Promise<Held> => readAgain(ports, popular, { why, held: kept.current() }),
  });
  let held = kept.current();
  // Policies may change at any time: they are few, and quickly compared.
  const now = () => {
    const read = kept.current();
    if (held.read !== read.read) held = read;
    const { esports, returnMinimum } = held.policies;
    if (returnMinimum !== ports.returnMinimum() || esports !== ports.esportsVendors())
      held = { ...heldOf(held, ports), read: read.read };
    return held;
  };
  return {
    offer: () => now().offer,
    lobby: () => now().lobby,
    once: (question, make) => answerOf(now(), question, make),
    wire: (nodeId, tag) => wireOf(now(), nodeId, tag),
    refresh: kept.refresh,
    changed: async () => {
      await kept.changed();
      await ports.onChanged();
    },
    start: kept.start,
    stop: kept.stop,
  };
}

interface Reading {
  readonly why: ReadWhy;
  readonly held: Held;
}

/** A look that finds what is held already lets it and its answers stand. */
async function readAgain(ports: CataloguePorts, popular: Popular, { why, held }: Reading) {
  const offer = await readOffer(ports.database.kysely);
  const now = ports.clock.now();
  const isHotDue = why === 'changed' || Math.abs(now - held.openersAt) >= hotAgainMs;
  const openers = isHotDue ? await popular(now) : held.openers;
  const isSame = isDeepStrictEqual(offer, held.offer) && isDeepStrictEqual(openers, held.openers);
  if (why === 'again' && isSame) return held;
  return heldOf({ offer, openers, openersAt: isHotDue ? now : held.openersAt }, ports);
}

const answersKeptMax = 500;

function answerOf<T>({ answers }: Held, question: readonly unknown[], make: () => T): T {
  const key = JSON.stringify(question);
  const known = answers.get(key);
  if (known !== undefined) return known as T;
  if (answers.size >= answersKeptMax) answers.clear();
  const made = make();
  answers.set(key, made);
  return made;
}

function wireOf({ wire, lobby }: Held, nodeId: string, tag: string): WireGame | undefined {
  let ofTag = wire.get(tag);
  if (!ofTag) wire.set(tag, (ofTag = new Map()));
  const known = ofTag.get(nodeId);
  if (known) return known;
  const game = lobby.byNode.get(nodeId);
  if (!game) return undefined;
  const made = gameOf(game, tag);
  ofTag.set(nodeId, made);
  return made;
}

type Found = Pick<Held, 'offer' | 'openers' | 'openersAt'>;

function heldOf({ offer, openers, openersAt }: Found, ports: CataloguePorts): Held {
  const policies = { esports: ports.esportsVendors(), returnMinimum: ports.returnMinimum() };
  const lobby = lobbyIn(offer, ports, openers);
  return {
    read: Symbol('reading'),
    offer,
    openers,
    openersAt,
    lobby,
    answers: new Map(),
    wire: new Map(),
    policies,
  };
}

type PolicyPorts = Pick<CataloguePorts, 'esportsVendors' | 'returnMinimum'>;

/** The lobby that this offer makes, as vendors and policies are now. */
export function lobbyIn(
  offer: Offer,
  { vendors, esportsVendors, returnMinimum }: PolicyPorts & Pick<CataloguePorts, 'vendors'>,
  openers: Openers = nobody,
): Lobby {
  return lobbyOf(offer, {
    openers,
    esports: new Set(esportsVendors()),
    returnMinimum: returnMinimum(),
    integrationOf: (vendor) => (isHouse(vendor) ? 'on' : vendors.stateOf(vendor)),
  });
}

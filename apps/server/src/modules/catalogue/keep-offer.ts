// The lobby kept in memory, so that a question costs no look into the database. A change made here
// holds when it is answered; other processes hear of it at once, and look for themselves when they
// may have missed it.
import { lobbyOf, type Lobby } from './rules/lobby.ts';
import { houseVendor, type Offer } from './rules/offer.ts';
import { gameOf, type WireGame } from './rules/wire.ts';
import type { Openers, Popular } from './keep-popular.ts';
import type { CataloguePorts } from './ports.ts';
import { readOffer } from './store/offer-reader.ts';

export interface OfferKeeper {
  /** What is kept, and what players see of it. */
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
  stop(): void;
}

const channel = 'catalogue-changed';
/** What is hot follows what was played, by and by. */
const lookAgainMs = 10 * 60_000;
const nobody: Openers = new Map();
const nothing: Offer = { categories: [], vendors: [], cards: [], games: [] };

/** The list is the same one as long as its policy is. */
interface PoliciesUsed {
  readonly esports: readonly string[];
  readonly returnMinimum: number;
}

interface Held {
  readonly offer: Offer;
  readonly openers: Openers;
  readonly lobby: Lobby;
  readonly answers: Map<string, unknown>;
  readonly wire: Map<string, Map<string, WireGame>>;
  /** The policies it was made under. */
  readonly policies: PoliciesUsed;
}

export function keepOffer(ports: CataloguePorts, popular: Popular): OfferKeeper {
  let held = heldOf({ offer: nothing, openers: nobody }, ports);
  let timer: ReturnType<typeof setInterval> | undefined;
  let started = 0;
  let shown = 0;
  let leave: (() => void)[] = [];
  const refresh = async () => {
    started += 1;
    const turn = started;
    const { kysely } = ports.database;
    const offer = await readOffer(kysely);
    const openers = await popular(ports.clock.now());
    if (turn < shown) return;
    shown = turn;
    held = heldOf({ offer, openers }, ports);
  };
  const look = () => void refresh().catch((error: unknown) => ports.log.warn({ error }, 'offer'));
  // Policies may change at any time: they are few, and quickly compared.
  const now = () => {
    const { esports, returnMinimum } = held.policies;
    if (returnMinimum !== ports.returnMinimum() || esports !== ports.esportsVendors())
      held = heldOf(held, ports);
    return held;
  };
  return {
    offer: () => now().offer,
    lobby: () => now().lobby,
    once: (question, make) => answerOf(now(), question, make),
    wire: (nodeId, tag) => wireOf(now(), nodeId, tag),
    refresh,
    changed: async () => {
      await refresh();
      ports.bus.publish(channel, '');
      await ports.onChanged();
    },
    start: async () => {
      leave = [ports.bus.subscribe(channel, look), ports.bus.onGap(look)];
      timer = setInterval(look, lookAgainMs);
      timer.unref();
      await refresh();
    },
    stop: () => {
      clearInterval(timer);
      for (const depart of leave) depart();
    },
  };
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

function heldOf({ offer, openers }: Pick<Held, 'offer' | 'openers'>, ports: CataloguePorts): Held {
  const policies = { esports: ports.esportsVendors(), returnMinimum: ports.returnMinimum() };
  const lobby = lobbyIn(offer, ports, openers);
  return { offer, openers, lobby, answers: new Map(), wire: new Map(), policies };
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
    integrationOf: (vendor) => (vendor === houseVendor ? 'on' : vendors.stateOf(vendor)),
  });
}

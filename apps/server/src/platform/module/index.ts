// The one shape of a server module. Composition walks the modules level by level and asks each for
// these parts. A module that lacks a part says `none`; one that leaves a part out does not compile.
import type { Noun, Refusal, UncountedDue } from '@baize/contract';
import type { Units } from '@baize/money';
import type { Actions } from '../call/index.ts';
import type { Tx } from '../database/index.ts';
import type { SealedPlace } from '../secrets/index.ts';

/** The value of a part that a module lacks. */
export const none = null;
type None = typeof none;

/** Timed work; it runs in one process at a time. */
export interface Job {
  readonly name: string;
  /** In UTC. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

export const everyMinute = '* * * * *';

export interface Member {
  readonly playerId: string;
  readonly currency: string;
}

/** A member who closes their account and is paid out. */
export interface Leaving extends Member {
  readonly username: string;
  /** The bonus money that they were told they lose. */
  readonly bonusShown: Units;
  readonly cardId: string;
  readonly at: number;
  readonly intent: string;
}

/** The holdings of a member who wants to close their account. */
export interface Standing {
  readonly cash: Units;
  readonly held: Units;
  readonly inPlay: Units;
  /** Bonus money, open or waiting its turn, that the closing takes back. */
  readonly bonus: Units;
  /** Rounds that are not settled, and money that a vendor has not given back. */
  readonly openRounds: number;
  /** Owed to them by counted bills and rebates; a closed account gets none of it. */
  readonly owed: Units;
  /** What of a running day or period is not counted yet. */
  readonly uncounted: readonly UncountedDue[];
}

export const nothingStanding: Standing = {
  cash: 0n,
  held: 0n,
  inPlay: 0n,
  bonus: 0n,
  openRounds: 0,
  owed: 0n,
  uncounted: [],
};

export interface Closing {
  /** Ends the member's place among others, before their row is held. */
  readonly begin?: (tx: Tx, leaving: Leaving) => Promise<void>;
  /** Asked from the upper modules to the lower ones, which get back what the upper ones return. */
  readonly standing: (member: Member) => Promise<Partial<Standing>>;
  /** Holds what the member has for one of their accounts, and ends what cannot be paid out. */
  readonly payOut:
    | ((
        tx: Tx,
        leaving: Leaving,
      ) => Promise<Units | Refusal<'bank-card-not-found' | 'bonus-changed'>>)
    | None;
  /** Ends what is left once their purses are held. */
  readonly end?: (tx: Tx, leaving: Leaving) => Promise<void>;
}

/** The parts that composition asks for, whatever the module offers beside its endpoints. */
export interface ModuleParts {
  /** Reads what the module keeps at hand, before anybody calls. The lower modules start first. */
  readonly start: (() => Promise<void> | void) | None;
  /** Finishes what is under way and lets go. The upper modules stop first. */
  readonly stop: (() => Promise<void> | void) | None;
  readonly jobs: readonly Job[];
  /** Deletes expired data. */
  readonly forgetOld: ((now: number) => Promise<unknown>) | None;
  /** The module's data of a member, for the copy of their data that they may take. */
  readonly copyOf: ((member: Member) => Promise<unknown>) | None;
  /** The module's part when a member closes their account. */
  readonly closing: Closing | None;
  /** The columns in which the module keeps sealed texts; a test finds forgotten ones. */
  readonly sealed?: readonly SealedPlace[];
}

export type Module<N extends Noun> = ModuleParts & { readonly actions: Actions<N> };

/** For `satisfies` in a module's door: every part of the shape, and what else the module offers. */
export type ModuleDoor<N extends Noun> = Module<N> & Readonly<Record<string, unknown>>;

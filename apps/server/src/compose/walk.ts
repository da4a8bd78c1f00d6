// Walks over the modules: from the lower levels to the upper ones where something
// begins, and from the upper ones down where something ends.
import { isRefusal } from '@baize/contract';
import type { Tx } from '../platform/database/index.ts';
import {
  nothingStanding,
  type Job,
  type Leaving,
  type Member,
  type ModuleParts,
  type Standing,
} from '../platform/module/index.ts';
import type { SealedPlace } from '../platform/secrets/index.ts';

/** Modules by name, the lower ones first. */
export type ModulesByLevel = Readonly<Record<string, ModuleParts>>;

export async function startModules(modules: ModulesByLevel): Promise<void> {
  for (const module of Object.values(modules)) await module.start?.();
}

export async function stopModules(modules: ModulesByLevel): Promise<void> {
  for (const module of downward(modules)) await module.stop?.();
}

export const jobsOf = (modules: ModulesByLevel): readonly Job[] =>
  Object.values(modules).flatMap(({ jobs }) => jobs);

export const sealedIn = (modules: ModulesByLevel): readonly SealedPlace[] =>
  Object.values(modules).flatMap(({ sealed = [] }) => sealed);

export async function forgetOld(modules: ModulesByLevel, now: number): Promise<void> {
  for (const module of Object.values(modules)) await module.forgetOld?.(now);
}

export type WholeHouse = ReturnType<typeof wholeHouse>;

/** A member's account asks all modules for these when its holder takes a copy or leaves. */
export function wholeHouse(modules: ModulesByLevel) {
  return {
    async copyOf(member: Member): Promise<Record<string, unknown>> {
      const copies: Record<string, unknown> = {};
      for (const [name, { copyOf }] of Object.entries(modules)) {
        if (copyOf) copies[name] = await copyOf(member);
      }
      return copies;
    },
    /** The upper modules first: they give back to the lower ones what they hold. */
    async standingOf(member: Member): Promise<Standing> {
      let sum = nothingStanding;
      for (const { closing } of downward(modules)) {
        if (closing) sum = added(sum, await closing.standing(member));
      }
      return sum;
    },
    /** Before the member's row is held. */
    async beginLeaving(tx: Tx, leaving: Leaving): Promise<void> {
      for (const { closing } of downward(modules)) await closing?.begin?.(tx, leaving);
    },
    async payOut(tx: Tx, leaving: Leaving) {
      let paid = 0n;
      for (const { closing } of downward(modules)) {
        const part = (await closing?.payOut?.(tx, leaving)) ?? 0n;
        if (isRefusal(part)) return part;
        paid += part;
      }
      for (const { closing } of downward(modules)) await closing?.end?.(tx, leaving);
      return paid;
    },
  };
}

const downward = (modules: ModulesByLevel) => Object.values(modules).toReversed();

const added = (sum: Standing, more: Partial<Standing>): Standing => ({
  cash: sum.cash + (more.cash ?? 0n),
  held: sum.held + (more.held ?? 0n),
  inPlay: sum.inPlay + (more.inPlay ?? 0n),
  bonus: sum.bonus + (more.bonus ?? 0n),
  openRounds: sum.openRounds + (more.openRounds ?? 0),
  owed: sum.owed + (more.owed ?? 0n),
  uncounted: [...sum.uncounted, ...(more.uncounted ?? [])],
});

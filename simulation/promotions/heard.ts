// Waits until the second process has heard of what staff changed in the first: its memory is as old
// as the message of a change is on its way.
import { setTimeout as sleep } from 'node:timers/promises';
import { callOf, type Modules } from '@baize/server/testing';
import { must } from '../broken.ts';
import { isPaused } from './known.ts';
import type { PromotionsWorld } from './world.ts';

const waitMs = 3;
const triesMax = 2_000;

async function untilHeard(
  { house }: PromotionsWorld,
  isHeard: (modules: Modules) => Promise<boolean>,
): Promise<void> {
  const { modules } = await house.modules('second');
  for (let tries = 0; tries < triesMax; tries += 1) {
    if (await isHeard(modules)) return;
    await sleep(waitMs);
  }
  must(false, 'every process hears of a change');
}

/** Of a version of a promotion. */
export function untilVersionHeard(
  world: PromotionsWorld,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<void> {
  const call = callOf({ kind: 'visitor' } as const, { id }, world.clock.now());
  return untilHeard(world, async ({ promotions }) => {
    const shown = await promotions.actions.getPromotion(call);
    return !('refused' in shown) && shown.version >= version;
  });
}

/** Of an envelope; on a break nobody is shown any. */
export async function untilEnvelopeHeard(world: PromotionsWorld, id: string): Promise<void> {
  const now = world.clock.now();
  const member = world.members.find((one) => !isPaused(one, now));
  if (member === undefined) return;
  const call = callOf(member.caller(), {}, now);
  await untilHeard(world, async ({ promotions }) => {
    const shown = await promotions.actions.listEnvelopes(call);
    return !('refused' in shown) && shown.list.some(({ envelopeId }) => envelopeId === id);
  });
}

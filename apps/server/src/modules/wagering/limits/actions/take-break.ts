// The panic break: no stake is taken from this player until it ends. It can be lengthened, never
// shortened.
import type { wagering } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { lockPlay } from '../../rounds/store/writer.ts';
import { writePause } from '../store/writer.ts';
import type { WageringPorts } from '../../ports.ts';
import { ownPlay } from '../../rounds/actions/own-play.ts';

const hourMs = 3_600_000;

export function takeBreak(ports: WageringPorts): Action<typeof wagering.takeBreak> {
  return async ({ caller, input, now }) => {
    await ownPlay(ports, caller.playerId, caller.currency);
    const pause = { until: now + input.hours * hourMs, isExclusion: false, now };
    return ports.database.transaction(async (tx) => {
      await lockPlay(tx, caller.playerId);
      return { breakUntil: await writePause(tx, caller.playerId, pause) };
    });
  };
}

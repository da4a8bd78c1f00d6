// Sets how often play stops until the player has seen what it cost.
import type { wagering } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { checkMinutesOf } from '../../rounds/rules/may-stake.ts';
import { writeCheckMinutes } from '../store/writer.ts';
import type { WageringPorts } from '../../ports.ts';
import { ownPlay } from '../../rounds/actions/own-play.ts';

export function setRealityCheck(ports: WageringPorts): Action<typeof wagering.setRealityCheck> {
  return async ({ caller, input }) => {
    await ownPlay(ports, caller.playerId, caller.currency);
    await writeCheckMinutes(ports.database.kysely, caller.playerId, input.minutes);
    return { minutes: checkMinutesOf(input.minutes, ports.policy().realityCheckMinutes) };
  };
}

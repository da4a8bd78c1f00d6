// A stake of a player in a crash round, for the tests of the door: another may not take it out.
import { strikeCrash } from '@baize/engines';
import { playerCaller } from '../../src/modules/wagering/testing.ts';
import type { Server } from '../../src/compose/server.ts';
import type { Input } from './sample.ts';

export async function ownedFlight({ modules, platform }: Server, playerId: string) {
  const { crash, wagering } = modules;
  const [game] = crash.byHand.games;
  if (!game) throw new Error('there is no crash game');
  const { eventId, name: round } = await crash.byHand.plan(game);
  const stake = 10_000n;
  const now = platform.clock.now();
  const struck = strikeCrash({ stake, auto: 150, payoutCap: stake * 9n });
  const placed = await wagering.placeSlips({
    player: playerCaller(playerId, { since: now }),
    intent: 'flight-of-the-player',
    slips: [{ eventId, bet: '', stake, struck }],
    now,
    mayBeScheduled: true,
    exposureMax: null,
    detail: null,
  });
  if (!('order' in placed)) throw new Error(`It was refused: ${placed.refused}`);
  const naming = (slipId: string): Input => ({
    params: { gameCode: game.code, slipId },
    body: { round },
  });
  const slipId = placed.order.slips[0]?.roundId ?? '';
  return { 'crash.cashOut': { theirs: naming(slipId), nobodys: naming('no-such-slip') } };
}

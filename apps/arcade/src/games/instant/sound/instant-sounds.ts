// The sounds of a small game. What lands in between is heard as it lands; a result is heard when it
// is told and never before, and a return no larger than the stake makes no sound.
import { unitsOf } from '@baize/client';
import { winTier } from '../../../frame/win-tier.ts';
import type { PlayEffect } from '../../../sound/effects.ts';
import type { Audience } from '../desk/desk-world.ts';
import { gamePaid, outcomeOf, type InstantRound } from '../desk/instant-round.ts';
import { beatsOf } from '../desk/show-time.ts';

export interface InstantSounds {
  readonly gameCode: string;
  readonly play: PlayEffect;
  readonly isCalm: () => boolean;
  readonly after: (delayMs: number, action: () => void) => void;
}

export function createInstantSounds(sounds: InstantSounds): Audience {
  const { gameCode, play, isCalm, after } = sounds;
  return (event, round) => {
    if (event === 'staked') play('spin');
    if (round === undefined) return;
    if (event === 'told') playResult(play, round);
    if (event !== 'shown') return;
    if (round.state === 'open') play('coin', Math.min(round.steps, 10));
    else if (outcomeOf(round).end === 'bust') play('fall');
    if (isCalm()) return;
    for (const [at, delayMs] of beatsOf(gameCode, round).entries()) {
      after(delayMs, () => play('reel-stop', at % 5));
    }
  };
}

function playResult(play: PlayEffect, round: InstantRound): void {
  const tier = winTier(Number(gamePaid(round)), Number(unitsOf(round.stake)));
  if (tier === 'win') play('win');
  if (tier === 'big') play('big');
  if (tier === 'mega' || tier === 'grand') play('mega');
}

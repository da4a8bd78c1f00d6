// What a slot sounds like: one short effect for the cues that have one. A return no larger than the
// stake makes no sound.
import { playEffect } from '../../sound/effects.ts';
import type { DeskAudience } from './desk/slot-desk.ts';
import type { Cue } from './playback/cue.ts';
import type { WinTier } from './playback/win-tier.ts';

export function createSlotSounds(): DeskAudience {
  let scatters = 0;
  return {
    rest: () => undefined,
    tell(cue: Cue) {
      switch (cue.kind) {
        case 'reels-started':
          scatters = 0;
          playEffect('spin');
          return;
        case 'anticipation-began':
          playEffect('anticipation');
          return;
        case 'reel-landed':
          playEffect('reel-stop', cue.reel);
          if (cue.scattersSoFar > scatters) playEffect('scatter', cue.scattersSoFar * 2 - 2);
          scatters = cue.scattersSoFar;
          return;
        case 'reel-expanded':
          playEffect('expand', cue.reel);
          return;
        case 'cells-cleared':
          playEffect('clear');
          return;
        case 'cells-fell':
          playEffect('fall');
          return;
        case 'orbs-collected':
          for (const at of cue.cells.keys()) playEffect('scatter', at + 3);
          return;
        case 'coins-landed':
          for (const at of cue.landed.keys()) playEffect('coin', at);
          return;
        case 'win-counted':
          if (cue.tier !== 'returned' && cue.tier !== 'none') playEffect('win');
          return;
        case 'celebration':
          playTier(cue.tier);
          return;
        case 'free-spins-won':
        case 'hold-won':
          playEffect('gong');
          return;
        case 'feature-ended':
        case 'hold-ended':
          playTier(cue.tier);
          playEffect('end');
          return;
        default:
      }
    },
  };
}

function playTier(tier: WinTier): void {
  if (tier === 'big') playEffect('big');
  if (tier === 'mega' || tier === 'grand') playEffect('mega');
}

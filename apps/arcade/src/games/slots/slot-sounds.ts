// What a slot sounds like: one short effect for the cues that have one. A return no larger than the
// stake makes no sound.
import { playEffect } from '../../sound/effects.ts';
import type { DeskAudience } from './desk/slot-desk.ts';
import type { Cue } from './playback/cue.ts';
import type { WinTier } from './playback/win-tier.ts';

type CueOf<Kind extends Cue['kind']> = Extract<Cue, { kind: Kind }>;

/** The cues that sound alike whenever they come. */
const sounds: { readonly [Kind in Cue['kind']]?: (cue: CueOf<Kind>) => void } = {
  'anticipation-began': () => playEffect('anticipation'),
  'reel-expanded': ({ reel }) => playEffect('expand', reel),
  'cells-cleared': () => playEffect('clear'),
  'cells-fell': () => playEffect('fall'),
  'orbs-collected': ({ cells }) => cells.forEach((_, at) => playEffect('scatter', at + 3)),
  'coins-landed': ({ landed }) => landed.forEach((_, at) => playEffect('coin', at)),
  'win-counted': ({ tier }) => {
    if (tier !== 'returned' && tier !== 'none') playEffect('win');
  },
  celebration: ({ tier }) => playTier(tier),
  'free-spins-won': () => playEffect('gong'),
  'hold-won': () => playEffect('gong'),
  'feature-ended': playOutro,
  'hold-ended': playOutro,
};

export function createSlotSounds(): DeskAudience {
  let awaited = 0;
  return {
    rest: () => undefined,
    tell(cue: Cue) {
      if (cue.kind === 'reels-started') {
        awaited = 0;
        playEffect('spin');
      } else if (cue.kind === 'reel-landed') {
        playEffect('reel-stop', cue.reel);
        if (cue.scattersSoFar > awaited) playEffect('scatter', cue.scattersSoFar * 2 - 2);
        awaited = cue.scattersSoFar;
      } else {
        const sound = sounds[cue.kind] as ((cue: Cue) => void) | undefined;
        sound?.(cue);
      }
    },
  };
}

function playOutro({ tier }: { readonly tier: WinTier }): void {
  playTier(tier);
  playEffect('end');
}

function playTier(tier: WinTier): void {
  if (tier === 'big') playEffect('big');
  if (tier === 'mega' || tier === 'grand') playEffect('mega');
}

// The sounds of a slot: one short effect for each cue that has one. A return no larger than the
// stake makes no sound.
import type { PlayEffect } from '../../sound/effects.ts';
import type { DeskAudience } from './desk/desk-world.ts';
import type { Cue } from './playback/cue.ts';
import type { WinTier } from '../../frame/win-tier.ts';

type CueOf<Kind extends Cue['kind']> = Extract<Cue, { kind: Kind }>;

type Sounds = { readonly [Kind in Cue['kind']]?: (cue: CueOf<Kind>) => void };

/** The cues that sound alike whenever they come. */
function soundsOf(play: PlayEffect): Sounds {
  const playTier = (tier: WinTier) => {
    if (tier === 'big') play('big');
    if (tier === 'mega' || tier === 'grand') play('mega');
  };
  const playOutro = ({ tier }: { readonly tier: WinTier }) => {
    playTier(tier);
    if (tier !== 'returned' && tier !== 'none') play('end');
  };
  return {
    'anticipation-began': () => play('anticipation'),
    'reel-expanded': ({ reel }) => play('expand', reel),
    'cells-cleared': () => play('clear'),
    'cells-fell': () => play('fall'),
    'orbs-collected': ({ cells }) => cells.forEach((_, at) => play('orb', at)),
    'coins-landed': ({ landed }) => landed.forEach((_, at) => play('coin', at)),
    'win-counted': ({ tier }) => {
      if (tier !== 'returned' && tier !== 'none') play('win');
    },
    celebration: ({ tier }) => playTier(tier),
    'free-spins-won': () => play('gong'),
    'hold-won': () => play('hold'),
    'feature-ended': playOutro,
    'hold-ended': playOutro,
  };
}

export function createSlotSounds(play: PlayEffect): DeskAudience {
  const sounds = soundsOf(play);
  let awaited = 0;
  return {
    rest: () => undefined,
    tell(cue: Cue) {
      if (cue.kind === 'reels-started') {
        awaited = 0;
        play('spin');
      } else if (cue.kind === 'reel-landed') {
        play('reel-stop', cue.reel);
        if (cue.scattersSoFar > awaited) play('scatter', cue.scattersSoFar * 2 - 2);
        awaited = cue.scattersSoFar;
      } else {
        const sound = sounds[cue.kind] as ((cue: Cue) => void) | undefined;
        sound?.(cue);
      }
    },
  };
}

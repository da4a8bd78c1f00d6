// Every kind of draw with its plays. Those with animals follow the lunar year of the draw.
import type { PlaySet } from './definition.ts';
import { fourDPlays } from './d4/plays.ts';
import { elevenFivePlays } from './11x5/plays.ts';
import { k3Plays } from './k3/plays.ts';
import { kenoPlays } from './keno/plays.ts';
import { lf3Plays, lf5Plays } from './lf/plays.ts';
import { lhcPlays } from './lhc/plays.ts';
import { markSixPlays } from './mark6/plays.ts';
import { pcbPlays } from './pcb/plays.ts';
import { pk10Plays } from './pk10/plays.ts';
import { sscPlays } from './ssc/play-set.ts';
import { hanoiPlays, laoPlays, thaiPlays, yeekeePlays } from './thai/plays.ts';
import { vnNorthPlays, vnSouthPlays } from './vn/plays.ts';

export function playSets(lunarYear: number): readonly PlaySet[] {
  return [
    sscPlays,
    elevenFivePlays,
    k3Plays,
    pk10Plays,
    lhcPlays(lunarYear),
    pcbPlays,
    lf3Plays,
    lf5Plays,
    kenoPlays,
    markSixPlays,
    vnNorthPlays,
    vnSouthPlays,
    thaiPlays,
    hanoiPlays,
    laoPlays,
    yeekeePlays,
    fourDPlays,
  ];
}

// The voices that sing a game's notes: bells, plucked strings, glass, drums and wooden bars.
import type { LeadName } from './theme.ts';
import { playBell, playBreath, playTone, type Tone } from './voices.ts';

export type Sung = Pick<Tone, 'hertz' | 'at' | 'seconds' | 'level'>;

const leads: Readonly<Record<LeadName, (out: AudioNode, sung: Sung) => void>> = {
  bell: playBell,
  pluck(out, sung) {
    const { hertz, at = 0, seconds, level } = sung;
    playTone(out, { ...sung, level: level * 1.2, seconds: seconds * 0.7, wave: 'triangle' });
    playTone(out, { hertz: hertz * 2, at, seconds: seconds * 0.35, level: level * 0.4 });
    playTone(out, { hertz: hertz * 3.01, at, seconds: seconds * 0.16, level: level * 0.22 });
    playBreath(out, { at, seconds: 0.02, level: level * 0.5, hertz: hertz * 5, q: 2 });
  },
  glass(out, sung) {
    const { hertz, seconds, level } = sung;
    playTone(out, { ...sung, attackSeconds: 0.03 });
    playTone(out, { ...sung, hertz: hertz * 2.004, level: level * 0.42, seconds: seconds * 0.8 });
    playTone(out, { ...sung, hertz: hertz * 4.02, level: level * 0.14, seconds: seconds * 0.5 });
  },
  drum(out, sung) {
    const { hertz, at = 0, level } = sung;
    const skin = hertz / 4;
    playTone(out, { hertz: skin * 1.7, toHertz: skin, at, seconds: 0.34, level: level * 2.4 });
    playBreath(out, { at, seconds: 0.07, level: level * 0.9, hertz: 900, q: 0.7 });
    playTone(out, { ...sung, seconds: 0.3, level: level * 0.35, wave: 'triangle' });
  },
  marimba(out, sung) {
    const { hertz, seconds, level } = sung;
    playTone(out, { ...sung, level: level * 1.3, seconds: seconds * 0.5 });
    playTone(out, { ...sung, hertz: hertz * 3.93, level: level * 0.4, seconds: 0.09 });
  },
};

export function playLead(lead: LeadName, out: AudioNode, sung: Sung): void {
  leads[lead](out, sung);
}

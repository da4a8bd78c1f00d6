// The music of the lotus pond: single notes of the house's scale falling like drops into a quiet
// fifth, never the same twice and never in the way.
import { openMixer } from './mixer.ts';
import { playBell, playTone } from './voices.ts';

const drops = [293.66, 369.99, 440, 493.88, 587.33, 739.99, 880] as const;
const droneHertz = [73.42, 110] as const;
const dropEveryMs = 1150;
const droneSeconds = 9;

/** Plays until stopped; stays silent while sound is off or the page is hidden. */
export function startPondMusic(): () => void {
  let beats = 0;
  let last = 3;
  const beat = () => {
    const mixer = openMixer();
    if (mixer === undefined) return;
    if (beats % 6 === 0) {
      for (const hertz of droneHertz) {
        playTone(mixer.music, { hertz, seconds: droneSeconds, level: 0.13, attackSeconds: 3 });
      }
    }
    beats += 1;
    if (Math.random() < 0.38) return;
    last = Math.min(drops.length - 1, Math.max(0, last + Math.round(Math.random() * 4 - 2)));
    const hertz = drops[last] ?? drops[0];
    playBell(mixer.music, { hertz, at: Math.random() * 0.18, seconds: 2.6, level: 0.11 });
  };
  const timer = setInterval(beat, dropEveryMs);
  return () => clearInterval(timer);
}

// The music of a game: single notes of its scale wandering over a quiet drone, never the same twice
// and never in the way.
import { playAmbience } from './ambience.ts';
import { playLead } from './lead.ts';
import { openMixer } from './mixer.ts';
import { noteOf, type SoundTheme } from './theme.ts';
import { playTone } from './voices.ts';

const droneSeconds = 9;
/** A new drone is begun when the last is near its end. */
const droneEverySeconds = 6.9;
const highestStep = 8;

/** Plays until stopped; stays silent while sound is off or the page is hidden. */
export function startMusic(theme: SoundTheme): () => void {
  const { beatMs, drone, lead, ambience, restShare } = theme;
  const droneEvery = Math.round((droneEverySeconds * 1000) / beatMs);
  let beats = 0;
  let step = 3;
  const beat = () => {
    const mixer = openMixer();
    if (mixer === undefined) return;
    if (beats % droneEvery === 0) {
      for (const hertz of drone) {
        playTone(mixer.music, { hertz, seconds: droneSeconds, level: 0.13, attackSeconds: 3 });
      }
    }
    playAmbience(ambience, mixer.music, { at: beats, seconds: beatMs / 1000 });
    beats += 1;
    if (Math.random() * 100 < restShare) return;
    step = Math.min(highestStep, Math.max(0, step + Math.round(Math.random() * 4 - 2)));
    const at = Math.random() * 0.08;
    playLead(lead, mixer.music, { hertz: noteOf(theme, step), at, seconds: 2.4, level: 0.11 });
  };
  const timer = setInterval(beat, beatMs);
  return () => clearInterval(timer);
}

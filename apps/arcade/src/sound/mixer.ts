// The mixing desk: music and effects on their own faders, one master after them, and a limiter
// last so that many sounds at once never hurt. Opened by the first press, silent while the page
// is hidden.
import { soundSettings } from './sound-settings.ts';

export interface Mixer {
  readonly context: AudioContext;
  readonly effects: GainNode;
  readonly music: GainNode;
}

let mixer: Mixer | undefined;
const rampSeconds = 0.06;

/** The desk once it is open; undefined before the first press and where there is no sound. */
export function openMixer(): Mixer | undefined {
  return mixer?.context.state === 'running' && soundSettings.getState().on ? mixer : undefined;
}

/** Opens the desk at the player's first press or key, as browsers ask. Gives the way to undo it. */
export function openMixerOnGesture(view: Window = window): () => void {
  const start = () => {
    mixer ??= build();
    if (soundSettings.getState().on) void mixer?.context.resume();
  };
  const hide = () => {
    if (view.document.hidden) void mixer?.context.suspend();
    else if (soundSettings.getState().on) void mixer?.context.resume();
  };
  const events = ['pointerdown', 'keydown'] as const;
  for (const name of events) view.addEventListener(name, start, { capture: true });
  view.document.addEventListener('visibilitychange', hide);
  return () => {
    for (const name of events) view.removeEventListener(name, start, { capture: true });
    view.document.removeEventListener('visibilitychange', hide);
    void mixer?.context.close();
    mixer = undefined;
  };
}

function build(): Mixer | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  const context = new AudioContext({ latencyHint: 'interactive' });
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -9,
    knee: 6,
    ratio: 14,
    attack: 0.003,
    release: 0.16,
  });
  const [master, effects, music] = [
    context.createGain(),
    context.createGain(),
    context.createGain(),
  ];
  effects.connect(master);
  music.connect(master);
  master.connect(limiter).connect(context.destination);
  const set = () => {
    const { on, ...volumes } = soundSettings.getState();
    const level = (value: number) => (value / 100) ** 2;
    const at = context.currentTime + rampSeconds;
    master.gain.linearRampToValueAtTime(on ? level(volumes.master) : 0, at);
    effects.gain.linearRampToValueAtTime(level(volumes.effects), at);
    music.gain.linearRampToValueAtTime(level(volumes.music), at);
    if (on && context.state === 'suspended' && !document.hidden) void context.resume();
  };
  set();
  soundSettings.subscribe(set);
  return { context, effects, music };
}

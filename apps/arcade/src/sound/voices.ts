// The few voices every sound is made of: a struck tone, a bell with its overtones, a breath of
// noise. Each frees itself when it has faded.

export interface Tone {
  readonly hertz: number;
  /** Seconds from now. */
  readonly at?: number;
  readonly seconds: number;
  readonly level: number;
  readonly wave?: OscillatorType;
  /** Where the pitch glides to. */
  readonly toHertz?: number;
  readonly attackSeconds?: number;
}

const silence = 0.0001;

export function playTone(out: AudioNode, tone: Tone): void {
  const { context } = out;
  const start = context.currentTime + (tone.at ?? 0);
  const oscillator = new OscillatorNode(context, { type: tone.wave ?? 'sine' });
  oscillator.frequency.setValueAtTime(tone.hertz, start);
  if (tone.toHertz) {
    oscillator.frequency.exponentialRampToValueAtTime(tone.toHertz, start + tone.seconds);
  }
  const gain = shaped(context, start, tone);
  oscillator.connect(gain).connect(out);
  oscillator.start(start);
  oscillator.stop(start + tone.seconds + 0.05);
}

const partials = [
  [1, 1],
  [2.01, 0.5],
  [2.76, 0.32],
  [5.4, 0.16],
] as const;

/** A small bell or a gong: the deeper, the longer it rings. */
export function playBell(out: AudioNode, bell: Omit<Tone, 'wave' | 'toHertz'>): void {
  for (const [ratio, share] of partials) {
    playTone(out, {
      ...bell,
      hertz: bell.hertz * ratio,
      level: bell.level * share,
      seconds: bell.seconds / Math.sqrt(ratio),
    });
  }
}

export interface Breath {
  readonly at?: number;
  readonly seconds: number;
  readonly level: number;
  readonly hertz: number;
  readonly toHertz?: number;
  readonly q?: number;
  readonly attackSeconds?: number;
}

/** A breath of noise through a narrow or wide filter: whirr, thud, shimmer. */
export function playBreath(out: AudioNode, breath: Breath): void {
  const { context } = out;
  const start = context.currentTime + (breath.at ?? 0);
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: breath.q ?? 1 });
  filter.frequency.setValueAtTime(breath.hertz, start);
  if (breath.toHertz) {
    filter.frequency.exponentialRampToValueAtTime(breath.toHertz, start + breath.seconds);
  }
  source
    .connect(filter)
    .connect(shaped(context, start, breath))
    .connect(out);
  source.start(start, Math.random());
  source.stop(start + breath.seconds + 0.05);
}

function shaped(context: BaseAudioContext, start: number, sound: Omit<Tone, 'hertz'>): GainNode {
  const gain = new GainNode(context, { gain: silence });
  const attack = sound.attackSeconds ?? 0.006;
  gain.gain.setValueAtTime(silence, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(silence, sound.level), start + attack);
  gain.gain.exponentialRampToValueAtTime(silence, start + Math.max(sound.seconds, attack + 0.02));
  return gain;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const length = context.sampleRate * 2;
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) samples[at] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

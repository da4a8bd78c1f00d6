// The player's sound settings, stored on this device. No sound plays before the first press.
import { createStore } from 'zustand/vanilla';

export interface SoundSettings {
  readonly on: boolean;
  /** Volumes from 0 to 100. */
  readonly master: number;
  readonly music: number;
  readonly effects: number;
}

export type SoundChannel = 'master' | 'music' | 'effects';

const key = 'baize-arcade:sound';
const usual: SoundSettings = { on: true, master: 70, music: 45, effects: 80 };

export const soundSettings = createStore<SoundSettings>(() => readSettings(localStorageOrNone()));

soundSettings.subscribe((settings) => {
  try {
    localStorageOrNone()?.setItem(key, JSON.stringify(settings));
  } catch {
    // A full or forbidden storage only means that the choice is forgotten.
  }
});

export function toggleSound(): void {
  soundSettings.setState(({ on }) => ({ on: !on }));
}

export function readSettings(storage: Pick<Storage, 'getItem'> | undefined): SoundSettings {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return usual;
    const { on, master, music, effects } = { ...usual, ...kept };
    return {
      on: on === true,
      master: volume(master, usual.master),
      music: volume(music, usual.music),
      effects: volume(effects, usual.effects),
    };
  } catch {
    return usual;
  }
}

function volume(value: unknown, otherwise: number): number {
  const isVolume = typeof value === 'number' && value >= 0 && value <= 100;
  return isVolume ? value : otherwise;
}

function localStorageOrNone(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

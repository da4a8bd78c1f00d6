// Whether the live channel has been silent for longer than a blink.
// Its own code comes after the page; until then nothing is known to be lost.
import { create } from 'zustand';

export const useLiveLost = create<{ lost: boolean }>()(() => ({ lost: false }));

// Seals the secrets of jackpots while their pools run: rounds draw from them, staff set them.
import { createKeeping } from '../platform/secrets/index.ts';

export const mysteriesOf = (secret: Uint8Array) => createKeeping(secret, 'mysteries of jackpots');

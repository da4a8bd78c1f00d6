// Seals the seeds of shared draws until their day is drawn.
import { createKeeping } from '../platform/secrets/index.ts';

export const drawSeedsOf = (secret: Uint8Array) => createKeeping(secret, 'seeds of shared draws');

// The door to the platform's secret: what is kept by it, the proof that every host has the same,
// and the way in which what an earlier secret sealed moves to the newest.
export { createKeeping, digestOf, type Keeping } from './keeping.ts';
export { proveSecret } from './prove-secret.ts';
export { readSealCounts, renewSeals } from './renew-seals.ts';
export { sealedColumn, type SealedPlace } from './sealed-place.ts';

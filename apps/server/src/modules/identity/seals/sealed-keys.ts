// The columns in which the private keys of seals lie sealed.
import type { Database } from '../../../platform/database/index.ts';
import { createKeeping, sealedColumn, type SealedPlace } from '../../../platform/secrets/index.ts';

export const sealedKeys = (database: Database, secret: Uint8Array): readonly SealedPlace[] => [
  sealedColumn(database, createKeeping(secret, 'seal keys'), {
    table: 'identity_seal_key',
    column: 'private_sealed',
    by: ['kid'],
    nameOf: ({ kid = '' }) => kid,
  }),
  sealedColumn(database, createKeeping(secret, 'legacy seal keys'), {
    table: 'identity_legacy_key',
    column: 'private_sealed',
    by: ['modulus'],
    nameOf: ({ modulus = '' }) => modulus,
  }),
];

// The columns in which what members hand in to prove who they are lies sealed.
import type { Database } from '../../../platform/database/index.ts';
import { sealedColumn, type Keeping, type SealedPlace } from '../../../platform/secrets/index.ts';

export const sealedDocuments = (database: Database, documents: Keeping): readonly SealedPlace[] => [
  sealedColumn(database, documents, {
    table: 'identity_check',
    column: 'number_sealed',
    by: ['player_id'],
    nameOf: ({ player_id: playerId = '' }) => `number ${playerId}`,
  }),
  sealedColumn(database, documents, {
    table: 'identity_picture',
    column: 'sealed',
    by: ['id'],
    nameOf: ({ id = '' }) => `picture ${id}`,
    atOnce: 20,
  }),
];

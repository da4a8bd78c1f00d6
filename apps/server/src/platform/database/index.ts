// The door to the database. Every module reads and writes through this door and no other;
// amounts leave it as whole bigint units and never as floating-point numbers.
export { afterCommit, attemptIn, isUniqueViolation, openDatabase, prepared } from './database.ts';
export { unhurriedText } from './database.ts';
export { takeAfterCommit } from './database.ts';
export type { Database, Queryable, Saving, Statement, Tx } from './database.ts';
export { houseDay } from './house-day.ts';
export { flagsText, momentsText, textsText, wholesText } from './array-text.ts';
export { columnsOf, columnsText } from './columns.ts';
export { isPoisoned } from './poisoned.ts';
export { findSchemaSets } from './schema-sets.ts';
export type { ModuleLevel, SchemaSet } from './schema-sets.ts';
export { migrate, schemaFingerprint } from './migrate.ts';
export { openEmbedded } from './embedded/index.ts';
export type { Embedded } from './embedded/index.ts';

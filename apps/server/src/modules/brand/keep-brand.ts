// The brand kept in memory, so that a question costs no look into the database.
import { keep, type Kept } from '../../platform/kept/index.ts';
import type { BrandPorts } from './ports.ts';
import { freshRecords, type Records } from './records.ts';
import { readRecords } from './store/reader.ts';

export type BrandKeeper = Kept<Records>;

export const keepBrand = (ports: BrandPorts): BrandKeeper =>
  keep({
    ...ports,
    name: 'brand',
    fresh: freshRecords,
    read: () => readRecords(ports.database.kysely),
  });

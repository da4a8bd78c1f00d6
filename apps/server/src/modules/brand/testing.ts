// Builds a brand on a database, two processes of it when asked, for the tests of this module.
import type { AuditNote } from '../../platform/audit/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import type { ToldEvent } from '../../platform/outbox/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import { busInMemory } from '../settings/testing.ts';
import { createBrand, type BrandPorts } from './index.ts';

export interface BrandWorld {
  readonly audited: AuditNote[];
  readonly told: ToldEvent[];
}

export const newBrandWorld = (): BrandWorld => ({ audited: [], told: [] });

export async function buildBrand(
  database: Database,
  world = newBrandWorld(),
  more: Partial<BrandPorts> = {},
) {
  const brand = createBrand({
    database,
    log: silentLog(),
    bus: busInMemory(),
    keys: createKeeping(Buffer.alloc(32, 7), 'brand'),
    houseIcon: async () => Buffer.from('icon of the house'),
    audit: async (_tx, note) => void world.audited.push(note),
    tell: async (_tx, told) => void world.told.push(told),
    ...more,
  });
  await brand.start();
  return brand;
}

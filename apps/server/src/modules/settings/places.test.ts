// Access to the platform: maintenance before region, a rule for an address before its country; a
// setting holds when its call is answered, in every process, with before and after in the audit
// log.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { freshDatabase } from '../../../testing/database.ts';
import type { Database } from '../../platform/database/index.ts';
import { freshBrand } from './fresh-brand.ts';
import type { Maintenance, RegionRules } from './records.ts';
import { buildSettings, busInMemory, callOf, owner, visitor } from './testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate settings_record`.execute(database.kysely);
});

const regions = (rules: Partial<RegionRules>) =>
  callOf(owner, {
    mode: 'block' as const,
    countries: [],
    addressesBlocked: [],
    addressesAllowed: [],
    ...rules,
  });
const maintenance = (rules: Partial<Maintenance>) =>
  callOf(owner, {
    on: true,
    message: {},
    endsAt: null,
    addressesPassing: [],
    ...rules,
  });
const somewhere = '192.0.2.9';

// @proves R24
test('countries are blocked, or only those listed are allowed', async () => {
  const { settings } = await buildSettings(database);
  expect(settings.statusFor('PH', somewhere)).toBe('normal');
  await settings.actions.setRegionRules(regions({ countries: ['PH'] }));
  expect(settings.statusFor('PH', somewhere)).toBe('region');
  expect(settings.statusFor('ID', somewhere)).toBe('normal');
  await settings.actions.setRegionRules(regions({ mode: 'allow', countries: ['PH', 'PH'] }));
  expect(settings.statusFor('PH', somewhere)).toBe('normal');
  expect(settings.statusFor('ID', somewhere)).toBe('region');
  expect(settings.statusFor('', somewhere)).toBe('region');
  expect(await settings.actions.getRegionRules(callOf(owner, {}))).toMatchObject({
    countries: ['PH'],
  });
});

// @proves R24 V8.1.3
test('an address comes before its country, and allowed before blocked', async () => {
  const { settings } = await buildSettings(database);
  await settings.actions.setRegionRules(
    regions({
      countries: ['PH'],
      addressesBlocked: ['192.0.2.0/24', '2001:db8::/32'],
      addressesAllowed: ['192.0.2.9', '198.51.100.0/24'],
    }),
  );
  expect(settings.statusFor('ID', '192.0.2.8')).toBe('region');
  expect(settings.statusFor('ID', '2001:db8::1')).toBe('region');
  expect(settings.statusFor('ID', '192.0.2.9')).toBe('normal');
  expect(settings.statusFor('PH', '198.51.100.1')).toBe('normal');
});

// @proves L56 L102 L181
test('maintenance is told before region, with its message and end, and some may pass', async () => {
  const bus = busInMemory();
  const { settings, audited } = await buildSettings(database, bus);
  const there = await buildSettings(database, bus);
  await settings.actions.setRegionRules(regions({ countries: ['PH'] }));
  const message = { en: 'Back soon.', id: 'Segera kembali.' };
  await settings.actions.setMaintenance(
    maintenance({ message, endsAt: 1_800_000, addressesPassing: ['10.0.0.0/8'] }),
  );
  expect(settings.statusFor('PH', somewhere)).toBe('maintenance');
  expect(settings.statusFor('ID', '10.1.2.3')).toBe('normal');
  await expect.poll(() => there.settings.statusFor('ID', somewhere)).toBe('maintenance');
  const seen = { country: 'PH', address: somewhere, locale: 'id' };
  expect(await settings.actions.getStatus(callOf(visitor, {}, seen))).toMatchObject({
    maintenance: true,
    regionRestriction: true,
    maintenanceNotice: { message: 'Segera kembali.', endsAt: 1_800_000 },
    location: { ip: somewhere, country: 'PH' },
    info: { brand: { currencySymbol: 'P', languages: freshBrand.languages, adultAgeYears: 21 } },
  });
  const passing = { country: 'ID', address: '10.1.2.3' };
  expect(await settings.actions.getStatus(callOf(visitor, {}, passing))).toMatchObject({
    maintenance: false,
    regionRestriction: false,
  });
  const kept = await settings.actions.getMaintenance(callOf(owner, {}));
  expect(kept).toMatchObject({ on: true, message, addressesPassing: ['10.0.0.0/8'] });
  expect(audited.at(-1)).toMatchObject({
    action: 'set-maintenance',
    before: { on: false },
    after: { on: true, message },
  });
});

test('a list that cannot be read is refused and nothing changes', async () => {
  const { settings, audited } = await buildSettings(database);
  const refused = { refused: 'address-list-invalid', facts: { address: '10.0.0.0/40' } };
  const { setRegionRules, setMaintenance } = settings.actions;
  const list = ['10.0.0.1', '10.0.0.0/40'];
  expect(await setRegionRules(regions({ addressesAllowed: list }))).toEqual(refused);
  expect(await setMaintenance(maintenance({ addressesPassing: list }))).toEqual(refused);
  expect(settings.statusFor('PH', somewhere)).toBe('normal');
  expect(audited).toEqual([]);
});

test('every process tells who opened and closed it, and answers by it at once', async () => {
  const bus = busInMemory();
  const here = await buildSettings(database, bus);
  const there = await buildSettings(database, bus);
  const steps = [
    [() => here.settings.actions.setMaintenance(maintenance({})), 'maintenance'],
    [() => there.settings.actions.setMaintenance(maintenance({ on: false })), 'normal'],
    [() => here.settings.actions.setRegionRules(regions({ countries: ['PH'] })), 'region'],
    [() => there.settings.actions.setRegionRules(regions({})), 'normal'],
  ] as const;
  const told: string[] = [];
  for (const [change, state] of steps) {
    await change();
    told.push(state);
    await expect.poll(() => [here.opened, there.opened]).toEqual([told, told]);
  }
  await here.settings.actions.setMaintenance(maintenance({ on: false }));
  await here.settings.actions.turnModule(callOf(owner, { module: 'REG3', on: false }));
  await there.settings.refresh();
  expect([here.opened, there.opened]).toEqual([told, told]);
});

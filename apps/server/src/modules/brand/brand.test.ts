// Proves that staff name and dress the house: at once in every process, told to every open site,
// written down with what was before, never in colours that cannot be read, never with a foreign
// picture.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { brandColourNames, brandPalettes, houseColours, offerTopic } from '@baize/contract';
import sharp from 'sharp';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { busInMemory, owner, visitor } from '../settings/testing.ts';
import type { BrandModule } from './index.ts';
import { buildBrand, newBrandWorld, type BrandWorld } from './testing.ts';

const now = 1_795_000_000_000;
const databases: Database[] = [];
let world: BrandWorld;
let brand: BrandModule;
/** Another process on the same database and bus. */
let other: BrandModule;
beforeEach(async () => {
  const database = await freshDatabase();
  databases.push(database);
  world = newBrandWorld();
  const bus = busInMemory();
  other = await buildBrand(database, world, { bus });
  brand = await buildBrand(database, world, { bus });
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

const by = <I>(input: I) => callOf(owner, input, now);
const words = (more = {}) => by({ name: 'Lotus House', heroTitle: {}, heroText: {}, ...more });
const picture = async (width: number, height: number) => {
  const create = { width, height, channels: 4, background: '#a5202f' } as const;
  return (await sharp({ create }).png().toBuffer()).toString('base64');
};
const give = async (place: 'logo' | 'icon' | 'hero', base64: string | null) =>
  brand.actions.setPicture(by({ place, picture: base64 }));
const sizeOf = async (bytes: Uint8Array) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
};
const refused = (answer: unknown) => (answer as { refused?: string }).refused;

test('a fresh platform has a default name and look', () => {
  const { name, look } = brand.current();
  expect([name, look.theme, look.logo, look.hero]).toEqual(['Baize', '', '', '']);
});

test('the default colours are those of the design system', async () => {
  expect(given(await brand.actions.getFace(by({}))).colours).toEqual({});
  const tokens = new URL('../../../../../packages/ui/src/tokens/colours.css', import.meta.url);
  const lines = (await readFile(tokens, 'utf8')).split('\n');
  for (const name of brandColourNames) {
    const line = lines.find((text) => text.trim().startsWith(`--color-${name}:`)) ?? '';
    const found = line.match(/#[0-9a-f]{6}/gu) ?? [];
    const { light, dark } = houseColours[name];
    expect([found[0], found.at(-1)], name).toEqual([light, dark]);
    expect(line, name).toContain(`var(--brand-${name},`);
  }
});

test('a new name is in force at once in every process, and open pages are told', async () => {
  given(await brand.actions.setWords(words({ heroTitle: { en: ' Play fair ', id: '  ' } })));
  expect(brand.current().name).toBe('Lotus House');
  expect(brand.current().look.heroTitle).toEqual({ en: 'Play fair' });
  await expect.poll(() => other.current().name).toBe('Lotus House');
  expect(world.told).toEqual([{ event: 'brand-changed', topic: offerTopic, payload: {} }]);
  expect(world.audited).toMatchObject([
    {
      action: 'set-brand-words',
      subject: 'face',
      before: { name: 'Baize', heroTitle: {} },
      after: { name: 'Lotus House', heroTitle: { en: 'Play fair' } },
    },
  ]);
});

test('a change that changes nothing is neither recorded nor announced', async () => {
  given(await brand.actions.setWords(words({ name: 'Baize' })));
  expect([world.audited, world.told]).toEqual([[], []]);
  expect(refused(await brand.actions.setWords(words({ name: '   ' })))).toBe('field-required');
});

test('two changes at once are both kept', async () => {
  await Promise.all([
    brand.actions.setWords(words()),
    other.actions.setColours(by({ colours: brandPalettes.ruby })),
  ]);
  await expect.poll(() => brand.current().look.theme).not.toBe('');
  expect(brand.current().name).toBe('Lotus House');
});

test('colours become a style sheet named by its content, which is kept', async () => {
  given(await brand.actions.setColours(by({ colours: brandPalettes.ruby })));
  const first = brand.current().look.theme;
  const sheet = await brand.actions.getTheme(callOf(visitor, { file: first }, now));
  if ('refused' in (sheet as object)) throw new Error('there is no style sheet');
  expect(
    createHash('sha256')
      .update(sheet as Uint8Array)
      .digest('hex'),
  ).toBe(first);
  expect(Buffer.from(sheet as Uint8Array).toString()).toContain('--brand-felt:#c2303f');
  given(await brand.actions.setColours(by({ colours: {} })));
  expect(brand.current().look.theme).toBe('');
  // A page that was opened before still asks for the one it knows.
  expect(await brand.actions.getTheme(callOf(visitor, { file: first }, now))).toEqual(sheet);
});

// @proves L67
test('colours with too little contrast are refused by name and not kept', async () => {
  const colours = { 'brass-text': { light: '#c9922e', dark: '#e8b860' } };
  const answer = await brand.actions.setColours(by({ colours }));
  expect(answer).toEqual({
    refused: 'contrast-too-low',
    facts: { text: 'brass-text', ground: 'bg', theme: 'light', ratio: 2.48, least: 4.5 },
  });
  expect(brand.current().look.theme).toBe('');
  expect([world.audited, world.told]).toEqual([[], []]);
});

test('icons are drawn from the logo in every size until an icon is set', async () => {
  const face = given(await give('logo', await picture(400, 100)));
  expect(brand.current().look.logoRatio).toBe(4);
  const ofLogo = brand.current().look.icon;
  expect(face.pictures.icon).toBe(`/wps/brand/icon/${ofLogo}`);
  const icon = await brand.actions.getIcon(callOf(visitor, { file: ofLogo }, now));
  expect(await sizeOf(icon as Uint8Array)).toEqual({ width: 192, height: 192, format: 'png' });
  given(await give('icon', await picture(512, 512)));
  expect(brand.current().look.icon).not.toBe(ofLogo);
  given(await give('icon', null));
  expect(brand.current().look.icon).toBe(ofLogo);
  given(await give('logo', null));
  expect(brand.current().look).toMatchObject({ logo: '', logoRatio: 0, icon: '' });
});

test('a picture is re-encoded; a non-picture and a non-square icon are refused', async () => {
  given(await give('hero', await picture(3000, 1000)));
  const { hero } = brand.current().look;
  const bytes = await brand.actions.getPicture(callOf(visitor, { file: hero }, now));
  expect(await sizeOf(bytes as Uint8Array)).toEqual({ width: 1600, height: 533, format: 'webp' });
  const svg = Buffer.from('<svg onload="x()"/>').toString('base64');
  expect(refused(await give('logo', svg))).toBe('picture-unreadable');
  expect(refused(await give('icon', await picture(300, 200)))).toBe('icon-not-square');
  expect(refused(await give('icon', await picture(100, 100)))).toBe('icon-not-square');
  // An icon is not served as a picture, nor a picture as a style sheet.
  const asIcon = await brand.actions.getIcon(callOf(visitor, { file: hero }, now));
  expect(refused(asIcon)).toBe('brand-file-unknown');
});

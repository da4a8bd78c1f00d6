// Proves that a brand is reached where it says, that clients of the family can read its way to
// customer service, and that what a phone is given is the brand's own, whole and signed.
import {
  createDecipheriv,
  createHash,
  generateKeyPairSync,
  verify,
  X509Certificate,
} from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { brandPalettes } from '@baize/contract';
import sharp from 'sharp';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { busInMemory, owner, visitor } from '../settings/testing.ts';
import type { BrandModule } from './index.ts';
import { makeSandboxCertificate } from './make-certificate.ts';
import { valuesIn } from './read-der.ts';
import { buildBrand, newBrandWorld, type BrandWorld } from './testing.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const databases: Database[] = [];
let world: BrandWorld;
let brand: BrandModule;
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
const see = () => callOf(visitor, {}, now, { origin: 'https://play.example' });
const refused = (answer: unknown) => (answer as { refused?: string }).refused;
const none = { service: '', contacts: [], domains: [], licenceText: {}, licenceAddress: '' };
const telegram = { kind: 'TELEGRAM', address: 'https://t.me/house', label: 'House' } as const;

test('contacts are resources; customer service is sealed with its key appended', async () => {
  const service = 'https://help.example/chat?from=site';
  given(await brand.actions.setContacts(by({ ...none, service, contacts: [telegram] })));
  const { resources, customerService } = brand.current();
  expect(resources[0]).toEqual({
    resourceType: 'TELEGRAM',
    url: 'https://t.me/house',
    qrCodeUrl: '',
    labelNameEn: 'House',
  });
  const [{ csType, path } = { csType: 0, path: '' }] = customerService;
  expect([csType, customerService.length]).toEqual([3, 1]);
  const key = Buffer.from(path.slice(-8), 'latin1');
  const opening = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  const opened = opening.update(path.slice(0, -8), 'base64', 'utf8') + opening.final('utf8');
  expect(opened).toBe(service);
  expect((await brand.actions.getContacts(by({}))) as object).toMatchObject({ service });
});

test('only whole web addresses are kept, and one contact of a kind', async () => {
  const set = (more: object) => brand.actions.setContacts(by({ ...none, ...more }));
  expect(refused(await set({ service: 'javascript:alert(1)' }))).toBe('web-address-invalid');
  expect(refused(await set({ domains: ['play.example'] }))).toBe('web-address-invalid');
  expect(refused(await set({ contacts: [telegram, telegram] }))).toBe('contact-twice');
  expect(world.audited).toEqual([]);
  given(await set({ domains: ['https://a.example/x', 'https://a.example', ''] }));
  expect(brand.current().domains).toEqual(['https://a.example']);
});

test('the manifest has the brand’s name, colours and every kind of icon', async () => {
  const read = async () =>
    JSON.parse(given(await brand.actions.getManifest(see()))) as Record<string, unknown>;
  expect(await read()).toMatchObject({ id: '/', start_url: '/', display: 'standalone' });
  given(await brand.actions.setWords(by({ name: 'Lotus House', heroTitle: {}, heroText: {} })));
  given(await brand.actions.setColours(by({ colours: brandPalettes.ruby })));
  const create = { width: 300, height: 300, channels: 3, background: '#a5202f' } as const;
  const picture = (await sharp({ create }).png().toBuffer()).toString('base64');
  given(await brand.actions.setPicture(by({ place: 'logo' as const, picture })));
  const manifest = await read();
  expect(manifest).toMatchObject({
    name: 'Lotus House',
    short_name: 'Lotus House',
    theme_color: '#150a0c',
    background_color: '#150a0c',
  });
  const icons = manifest['icons'] as { src: string; sizes: string; purpose: string }[];
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const file = src.split('/').at(-1) ?? '';
    const bytes = given(await brand.actions.getIcon(callOf(visitor, { file }, now)));
    const { width, height, format } = await sharp(bytes as Uint8Array).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
});

const nothing = Buffer.alloc(0);
const inside = (value: Uint8Array | undefined, at: number) => valuesIn(value ?? nothing)[at];

/** The content of a value, without its tag and length. */
const bare = (value: Buffer | undefined = nothing): Buffer =>
  value.subarray((value[1] ?? 0) < 0x80 ? 2 : 2 + ((value[1] ?? 0) & 0x7f));

/** Reads a signed message apart, to check it with nothing that signed it. */
function opened(message: Uint8Array) {
  const [, , wrapped, chain, signers] = valuesIn(inside(inside(message, 1), 0) ?? nothing);
  const content = bare(inside(inside(wrapped, 1), 0));
  return { content, certificate: new X509Certificate(inside(chain, 0) ?? nothing), signers };
}

const contentOf = (message: Uint8Array) => opened(message).content;

function isSigned(message: Uint8Array): boolean {
  const { content, certificate, signers } = opened(message);
  const [, , , attributes = nothing, , signature] = valuesIn(inside(signers, 0) ?? nothing);
  const signed = Buffer.concat([Buffer.from([0x31]), attributes.subarray(1)]);
  const digest = createHash('sha256').update(content).digest();
  return (
    attributes.includes(digest) && verify('sha256', signed, certificate.publicKey, bare(signature))
  );
}

// @proves L18
test('the profile is one icon of the brand, signed by a certificate beside it', async () => {
  given(await brand.actions.setWords(by({ name: 'Lotus & Co', heroTitle: {}, heroText: {} })));
  const message = given(await brand.actions.getProfile(see()));
  const profile = contentOf(message).toString('utf8');
  expect(profile).toContain('<key>PayloadType</key><string>com.apple.webClip.managed</string>');
  expect(profile).toContain('<key>Label</key><string>Lotus &amp; Co</string>');
  expect(profile).toContain('<key>URL</key><string>https://play.example/</string>');
  expect(profile).toContain('<key>PayloadIdentifier</key><string>example.play.app</string>');
  expect(profile).toContain('<key>PayloadRemovalDisallowed</key><false/>');
  expect(profile).toContain(`<data>${Buffer.from('icon of the house').toString('base64')}</data>`);
  expect(isSigned(message)).toBe(true);
  const changed = Buffer.from(message);
  changed[changed.indexOf('Lotus &amp;')] = 0x4d;
  expect(isSigned(changed)).toBe(false);
});

test('the sandbox’s certificate is made once, by two processes at once too', async () => {
  const [first, second] = await Promise.all([
    brand.actions.getApps(see()),
    other.actions.getApps(see()),
  ]);
  expect(first).toEqual(second);
  expect(given(first)).toEqual({
    profile: { address: '/wps/brand/profile', signedBy: 'CN=Baize (sandbox)', isSandbox: true },
    android: null,
  });
  const { certificate } = opened(given(await brand.actions.getProfile(see())));
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.ca).toBe(false);
});

test('the operator’s certificate signs when it fits its key, which is never shown', async () => {
  const made = await makeSandboxCertificate('House Ltd', now);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const set = (certificate: string, key: string) =>
    brand.actions.setSigner(by({ certificate, key }));
  expect(refused(await set(made.certificate, foreign))).toBe('certificate-invalid');
  expect(refused(await set('', made.key))).toBe('certificate-invalid');
  const old = await makeSandboxCertificate('Old Ltd', now - 11 * 365 * 24 * 3_600_000);
  expect(refused(await set(old.certificate, old.key))).toBe('certificate-invalid');
  const { signer } = given(await set(made.certificate, made.key));
  expect(signer).toMatchObject({ subject: 'CN=House Ltd', isSandbox: false });
  expect(isSigned(given(await brand.actions.getProfile(see())))).toBe(true);
  expect(JSON.stringify(world.audited)).not.toContain('PRIVATE KEY');
  expect(world.audited).toMatchObject([{ action: 'set-brand-signer', before: {} }]);
  expect(given(await set('', '')).signer.isSandbox).toBe(true);
});

test('a package is listed with its digest, and its app may open the site', async () => {
  const fingerprints = [Array(32).fill('0A').join(':')];
  const whole = {
    packageName: 'com.example.house',
    fingerprints,
    address: 'https://files.example/house.apk',
    version: '1.2.0',
    sha256: 'a'.repeat(64),
  };
  expect(given(await brand.actions.getAssetLinks(see()))).toEqual([]);
  const wrong = await brand.actions.setAndroid(by({ ...whole, packageName: 'house' }));
  expect(refused(wrong)).toBe('package-invalid');
  given(await brand.actions.setAndroid(by(whole)));
  const kept = given(await brand.actions.getBrandApps(by({})));
  expect(kept.android).toEqual(whole);
  expect(given(await brand.actions.getApps(see())).android).toEqual({
    address: whole.address,
    version: '1.2.0',
    sha256: whole.sha256,
  });
  expect(given(await brand.actions.getAssetLinks(see()))).toMatchObject([
    { target: { package_name: 'com.example.house', sha256_cert_fingerprints: fingerprints } },
  ]);
});

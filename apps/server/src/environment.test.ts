// Proves that an empty environment starts with the documented defaults, that all wrong values are
// listed at once, each in a sentence, and that production starts only with named sandboxes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readEnvironment({})).toMatchObject({
    port: 8080,
    consolePort: 8081,
    paymentPort: 8082,
    phonePort: 8083,
    databaseUrl: undefined,
    processes: 1,
    profile: 'default',
    rateScale: 1,
    unverifiedCode: 'stop',
  });
});

test('a wrong value is refused with its variable and the allowed values', () => {
  expect(() => readEnvironment({ PORT: 'http' })).toThrow('PORT must be a whole number');
  expect(() => readEnvironment({ POLICY_PROFILE: 'lax' })).toThrow('default, strict');
});

test('an empty variable counts as not set', () => {
  expect(readEnvironment({ DATABASE_URL: '', TRUSTED_PROXIES: ' 10.0.0.1 , ' })).toMatchObject({
    databaseUrl: undefined,
    trustedProxies: ['10.0.0.1'],
  });
});

const folder = mkdtempSync(join(tmpdir(), 'baize-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

function faultsOf(variables: Record<string, string>): readonly string[] {
  try {
    readEnvironment(variables);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

test('all wrong values are reported together', () => {
  const faults = faultsOf({ PORT: 'http', SEED_DEMO: 'perhaps', BAIZE_SECRET: 'short' });
  expect(faults).toHaveLength(3);
  expect(faults.join()).toMatch(/SEED_DEMO.*PORT.*BAIZE_SECRET/u);
});

const live = { NODE_ENV: 'production', SEED_DEMO: 'no' };
const real = {
  SMTP_URL: 'smtps://house:p%40ss@mail.example',
  MAIL_FROM: 'Baize <no-reply@play.example>',
  SMS_URL: 'https://sms.example/send',
  SMS_SECRET: 'a-secret-of-more-than-32-letters-0001',
  SMS_SENDER: 'BAIZE',
  PHONE_URL: 'https://phone.example/v1/',
  PHONE_PROJECT: 'our-brand',
  PHONE_ISSUER: 'https://phone.example',
  BEACON_URLS: 'https://one.example/, https://two.example',
  RESULTS_URL: 'https://results.example/v1/',
  RESULTS_SECRET: 'a-secret-of-more-than-32-letters-0002',
  GEO_DB: fileOf('city.mmdb', 'a file'),
  PUBLIC_URL: 'https://play.example',
};

test('production without a demo world lists every sandbox in use', () => {
  const faults = faultsOf(live);
  const kinds = ['mail', 'sms', 'geolocation', 'phone', 'beacon', 'payment', 'exclusion'];
  expect(faults).toHaveLength(kinds.length);
  for (const [place, kind] of kinds.entries()) {
    expect(faults[place]).toContain(`stands in for ${kind},`);
    expect(faults[place]).toContain(`ALLOW_SANDBOX=${kind}`);
  }
  expect(faultsOf({ ...live, ALLOW_SANDBOX: kinds.join(', ') })).toEqual([]);
  expect(faultsOf({ ...live, ALLOW_SANDBOX: 'mail,letters' }).join()).toContain('not "letters"');
});

test('the sandbox is allowed with a demo world or outside production', () => {
  expect(faultsOf({ NODE_ENV: 'production' })).toEqual([]);
  expect(faultsOf({ SEED_DEMO: 'no' })).toEqual([]);
});

test('with companies of its own it goes live, where people can be sent back to it', () => {
  const allowed = { ALLOW_SANDBOX: 'payment,exclusion' };
  expect(faultsOf({ ...live, ...real, ...allowed })).toEqual([]);
  const nowhere = faultsOf({ ...live, ...real, ...allowed, PUBLIC_URL: '' });
  expect(nowhere).toEqual(['PUBLIC_URL must be set: messages would send people to this machine.']);
});

test('a payment company is read with its keys, and takes the place of the sandbox', () => {
  const keys = {
    POLLPAY_URL: 'https://pay.example/',
    POLLPAY_MERCHANT: 'our-house',
    POLLPAY_KEY_FILE: fileOf('ours.pem', '-----BEGIN PRIVATE KEY-----'),
    POLLPAY_PUBLIC_KEY_FILE: fileOf('theirs.pem', '-----BEGIN PUBLIC KEY-----'),
  };
  expect(readEnvironment({ ...real, ...keys }).outside.payment).toEqual({
    pollpay: {
      apiUrl: 'https://pay.example',
      merchant: 'our-house',
      privateKey: '-----BEGIN PRIVATE KEY-----',
      publicKey: '-----BEGIN PUBLIC KEY-----',
    },
  });
  expect(faultsOf({ ...live, ...real, ...keys, ALLOW_SANDBOX: 'exclusion' })).toEqual([]);
  const wrong = { ...keys, POLLPAY_MERCHANT: '', POLLPAY_KEY_FILE: keys.POLLPAY_PUBLIC_KEY_FILE };
  expect(faultsOf({ ...real, ...wrong })).toEqual([
    'POLLPAY_MERCHANT must be set where POLLPAY_URL is.',
    'POLLPAY_KEY_FILE must name a file with a PRIVATE KEY in PEM.',
  ]);
  expect(faultsOf({ ...keys, POLLPAY_URL: 'http://pay.example' }).join()).toContain('https://');
});

test('settings are parsed into the form that each adapter takes', () => {
  const file = fileOf('templates.json', '{"login":{"en":"T1"},"*":{"*":"T0"}}');
  expect(readEnvironment({ ...real, SMS_TEMPLATES: file, SMS_FORM: 'form' }).outside).toEqual({
    mail: {
      host: 'mail.example',
      port: 465,
      tls: 'at-once',
      login: { name: 'house', password: 'p@ss' },
      from: 'Baize <no-reply@play.example>',
    },
    sms: {
      url: 'https://sms.example/send',
      form: 'form',
      key: undefined,
      secret: real.SMS_SECRET,
      sender: 'BAIZE',
      templates: { login: { en: 'T1' }, '*': { '*': 'T0' } },
      reportUrl: 'https://play.example/vendor/messages/report',
    },
    phone: {
      name: 'phone.example',
      baseUrl: 'https://phone.example/v1',
      project: 'our-brand',
      issuer: 'https://phone.example',
    },
    geolocation: { file: real.GEO_DB, signalsFile: undefined },
    beacon: ['https://one.example', 'https://two.example'],
    payment: undefined,
    results: {
      url: 'https://results.example/v1',
      name: 'results.example',
      secret: real.RESULTS_SECRET,
    },
  });
});

test.each([
  [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL must be an address'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must be set'],
  [{ ...real, MAIL_FROM: 'Baize\r\nBcc: x@y' }, 'MAIL_FROM must be a mailbox'],
  [
    { ...real, SMTP_URL: 'smtp://u:p@mail.example', SMTP_TLS: 'none' },
    'password of SMTP_URL in clear',
  ],
  [{ ...real, SMS_URL: 'http://sms.example' }, 'SMS_URL must begin with https://'],
  [{ ...real, SMS_URL: 'https://me:pw@sms.example' }, 'SMS_URL must have no login within it'],
  [{ ...real, SMS_SECRET: 'short' }, 'SMS_SECRET must have 32 letters'],
  [{ ...real, SMS_SENDER: '' }, 'SMS_SENDER must be set'],
  [{ ...real, SMS_TEMPLATES: '/nowhere.json' }, 'SMS_TEMPLATES must name a file'],
  [{ ...real, SMS_TEMPLATES: fileOf('wrong.json', '["T1"]') }, 'SMS_TEMPLATES must name a file'],
  [{ ...real, PHONE_ISSUER: '' }, 'PHONE_ISSUER must be set'],
  [{ GEO_DB: '/nowhere.mmdb' }, 'GEO_DB must name a file'],
  [{ GEO_SIGNALS_DB: real.GEO_DB }, 'GEO_DB must be set'],
  [{ BEACON_URLS: 'relay.example' }, 'BEACON_URLS must name relays'],
  [{ BEACON_URLS: 'http://relay.example' }, 'BEACON_URLS must name relays'],
  [{ ...real, RESULTS_SECRET: 'short' }, 'RESULTS_SECRET must have 32 letters'],
  [{ ...real, RESULTS_URL: 'http://results.example' }, 'RESULTS_URL must begin with https://'],
  [{ PUBLIC_URL: 'play.example' }, 'PUBLIC_URL must be an address'],
])('%o is refused: %s', (variables, fault) => {
  const said = faultsOf(variables as Record<string, string>).join();
  expect(said).toContain(fault);
  for (const secret of ['p@ss', 'p%40ss', 'u:p@']) expect(said).not.toContain(secret);
});

test('a new secret comes before the old ones, each complete', () => {
  const [now, before] = ['0a'.repeat(32), '0b'.repeat(32)];
  const read = readEnvironment({ BAIZE_SECRET: now, BAIZE_SECRET_BEFORE: before });
  expect(read).toMatchObject({ secret: now, secretsBefore: [before], drainSeconds: 0 });
  expect(() => readEnvironment({ BAIZE_SECRET: now, BAIZE_SECRET_BEFORE: 'short' })).toThrow(
    'BAIZE_SECRET_BEFORE must be',
  );
  expect(() => readEnvironment({ BAIZE_SECRET_BEFORE: before })).toThrow('needs the secret');
});

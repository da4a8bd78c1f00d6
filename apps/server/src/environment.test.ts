// Proves that an empty environment starts with the documented defaults and that a wrong value is
// told in a sentence.
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('nothing set means the documented defaults', () => {
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

test('a wrong value names the variable and what is right', () => {
  expect(() => readEnvironment({ PORT: 'http' })).toThrow('PORT must be a whole number');
  expect(() => readEnvironment({ POLICY_PROFILE: 'lax' })).toThrow('default, strict');
});

test('an empty variable counts as not set', () => {
  expect(readEnvironment({ DATABASE_URL: '', TRUSTED_PROXIES: ' 10.0.0.1 , ' })).toMatchObject({
    databaseUrl: undefined,
    trustedProxies: ['10.0.0.1'],
  });
});

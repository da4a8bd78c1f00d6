// The environment of this process: ports, where data lies, which database, how many
// processes share the work, who carries what leaves the house. What is wrong stops the start, all
// of it at once, each in a sentence that says what is right.
import { resolve } from 'node:path';
import { profiles, type Profile } from '@baize/contract';
import { valuesOf, type Values, type Variables } from './environment-values.ts';
import { blameSandboxes, readOutside, type OutsideSettings } from './outside-settings.ts';

export interface Environment {
  readonly host: string;
  readonly port: number;
  readonly consolePort: number;
  readonly paymentPort: number;
  readonly phonePort: number;
  /** Where journeys move the clock of a demo world; 0: nowhere. */
  readonly clockPort: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly natsUrl: string | undefined;
  readonly processIndex: number;
  readonly processes: number;
  readonly profile: Profile;
  /** 64 hexadecimal digits, where several machines share a database. */
  readonly secret: string | undefined;
  /** Secrets before it, the last one first, while something is still sealed with them. */
  readonly secretsBefore: readonly string[];
  /** How long calls are still answered after others are told to go elsewhere. */
  readonly drainSeconds: number;
  readonly publicUrl: string | undefined;
  readonly consoleUrl: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly rateScale: number;
  readonly seedDemo: boolean;
  /** The password of the first owner, on a platform that has no staff yet. */
  readonly ownerPassword: string | undefined;
  /** What code that is not on record does to our games: where it is written it is only told. */
  readonly unverifiedCode: 'stop' | 'tell';
  readonly logLevel: string;
  readonly outside: OutsideSettings;
}

/** Reads the variables; throws all that is wrong, a sentence a line. */
export function readEnvironment(variables: Variables): Environment {
  const values = valuesOf(variables);
  const publicUrl = readPublicUrl(values);
  const going = {
    isProduction: values.text('NODE_ENV') === 'production',
    seedDemo: values.oneOf('SEED_DEMO', ['yes', 'no']) === 'yes',
    publicUrl,
  };
  const environment: Environment = {
    ...readMachine(values),
    profile: values.oneOf('POLICY_PROFILE', profiles),
    secret: readSecret(values),
    secretsBefore: readSecretsBefore(values),
    drainSeconds: values.whole('DRAIN_SECONDS', 0, 300),
    publicUrl,
    consoleUrl: values.url('CONSOLE_URL', ['https:', 'http:']) && values.text('CONSOLE_URL'),
    trustedProxies: values.list('TRUSTED_PROXIES'),
    rateScale: values.whole('RATE_SCALE', 1, 1_000_000),
    seedDemo: going.seedDemo,
    ownerPassword: values.text('OWNER_PASSWORD'),
    unverifiedCode: values.oneOf('UNVERIFIED_CODE', ['stop', 'tell']),
    logLevel: values.text('LOG_LEVEL') ?? 'warn',
    outside: readOutside(values, publicUrl),
  };
  blameSandboxes(values, environment.outside, going);
  if (environment.clockPort > 0 && (publicUrl !== undefined || !going.seedDemo)) {
    values.blame('CLOCK_PORT moves the clock of a demo world that nobody else reaches.');
  }
  if (values.faults.length > 0) throw new Error(values.faults.join('\n'));
  return environment;
}

function readMachine(values: Values) {
  return {
    host: values.text('HOST') ?? '127.0.0.1',
    port: values.whole('PORT', 8080, 65_535),
    consolePort: values.whole('CONSOLE_PORT', 8081, 65_535),
    paymentPort: values.whole('PAYMENT_PORT', 8082, 65_535),
    phonePort: values.whole('PHONE_PORT', 8083, 65_535),
    clockPort: values.whole('CLOCK_PORT', 0, 65_535),
    dataDir: resolve(values.text('DATA_DIR') ?? './.data'),
    databaseUrl: values.text('DATABASE_URL'),
    natsUrl: values.text('NATS_URL'),
    processIndex: values.whole('PROCESS_INDEX', 0, 1000),
    processes: values.whole('PROCESSES', 1, 1000),
  };
}

function readPublicUrl(values: Values): string | undefined {
  return values.url('PUBLIC_URL', ['https:', 'http:']) && values.text('PUBLIC_URL');
}

function readSecret(values: Values): string | undefined {
  const secret = values.text('BAIZE_SECRET');
  if (secret !== undefined && !isSecret(secret)) {
    values.blame('BAIZE_SECRET must have 64 hexadecimal digits.');
  }
  return secret;
}

function readSecretsBefore(values: Values): readonly string[] {
  const secrets = values.list('BAIZE_SECRET_BEFORE');
  if (!secrets.every(isSecret)) {
    values.blame('BAIZE_SECRET_BEFORE must be secrets of 64 hexadecimal digits, with commas.');
  }
  if (secrets.length > 0 && values.text('BAIZE_SECRET') === undefined) {
    values.blame('BAIZE_SECRET_BEFORE needs the secret that comes after, BAIZE_SECRET.');
  }
  return secrets;
}

const isSecret = (text: string): boolean => /^[0-9a-f]{64}$/iu.test(text);

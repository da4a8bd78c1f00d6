// What the environment says of this process: ports, where data lies, which database, how many
// processes share the work. A wrong value stops the start with a sentence that says what is right.
import { resolve } from 'node:path';

export interface Environment {
  readonly host: string;
  readonly port: number;
  readonly consolePort: number;
  readonly paymentPort: number;
  readonly phonePort: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly natsUrl: string | undefined;
  readonly processIndex: number;
  readonly processes: number;
  readonly profile: 'default' | 'strict';
  /** 64 hexadecimal digits, where several machines share a database. */
  readonly secret: string | undefined;
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
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the variables; throws one sentence when a value is of no use. */
export function readEnvironment(variables: Variables): Environment {
  return {
    host: variables['HOST'] ?? '127.0.0.1',
    port: whole(variables, 'PORT', 8080, 65_535),
    consolePort: whole(variables, 'CONSOLE_PORT', 8081, 65_535),
    paymentPort: whole(variables, 'PAYMENT_PORT', 8082, 65_535),
    phonePort: whole(variables, 'PHONE_PORT', 8083, 65_535),
    dataDir: resolve(variables['DATA_DIR'] || './.data'),
    databaseUrl: variables['DATABASE_URL'] || undefined,
    natsUrl: variables['NATS_URL'] || undefined,
    processIndex: whole(variables, 'PROCESS_INDEX', 0, 1000),
    processes: whole(variables, 'PROCESSES', 1, 1000),
    profile: oneOf(variables, 'POLICY_PROFILE', ['default', 'strict']),
    secret: variables['BAIZE_SECRET'] || undefined,
    publicUrl: variables['PUBLIC_URL'] || undefined,
    consoleUrl: variables['CONSOLE_URL'] || undefined,
    trustedProxies: list(variables['TRUSTED_PROXIES']),
    rateScale: whole(variables, 'RATE_SCALE', 1, 1_000_000),
    seedDemo: oneOf(variables, 'SEED_DEMO', ['yes', 'no']) === 'yes',
    ownerPassword: variables['OWNER_PASSWORD'] || undefined,
    unverifiedCode: oneOf(variables, 'UNVERIFIED_CODE', ['stop', 'tell']),
    logLevel: variables['LOG_LEVEL'] ?? 'warn',
  };
}

function whole(variables: Variables, name: string, otherwise: number, max: number): number {
  const text = variables[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new Error(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
}

function oneOf<const T extends string>(
  variables: Variables,
  name: string,
  values: readonly [T, ...T[]],
): T {
  const text = variables[name] || values[0];
  const found = values.find((value) => value === text);
  if (found !== undefined) return found;
  throw new Error(`${name} must be one of ${values.join(', ')}, not "${text}".`);
}

function list(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

// Opens the log: levels, service name and the list of fields that are always blanked out,
// wherever they stand in a logged object up to four levels deep.
import { pino, stdSerializers } from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type Log = Logger;

export interface LogSettings {
  readonly level?: string;
  readonly destination?: DestinationStream;
}

const secretFields = [
  'password',
  'paymentPassword',
  'oldPassword',
  'newPassword',
  'token',
  'ticket',
  'secret',
  'otp',
  'smsCode',
  'verificationCode',
  'idToken',
  'firebaseIdToken',
  'passkey',
  'authorization',
  'cookie',
  'set-cookie',
  'signature',
  'serverSeed',
  'privateKey',
  'accountNumber',
  'cardNumber',
  'connectionString',
];

const depthMax = 4;

function secretPaths(): string[] {
  const paths: string[] = [];
  for (const field of secretFields) {
    for (let depth = 0; depth < depthMax; depth += 1) {
      const prefix = '*.'.repeat(depth);
      paths.push(field.includes('-') ? `${prefix.slice(0, -1)}["${field}"]` : `${prefix}${field}`);
    }
  }
  return paths;
}

export function openLog(settings: LogSettings = {}): Log {
  const options = {
    level: settings.level ?? 'info',
    base: { service: 'baize' },
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: stdSerializers.err },
    redact: { paths: secretPaths(), censor: '[secret]' },
  };
  return settings.destination ? pino(options, settings.destination) : pino(options);
}

/** For tests and tools whose output is for people. */
export function silentLog(): Log {
  return pino({ level: 'silent' });
}

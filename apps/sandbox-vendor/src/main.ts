// Starts the sandbox's game vendor as a process of its own. Stops cleanly on SIGTERM and Ctrl-C,
// and when its supervisor is gone.
import { resolve, join } from 'node:path';
import { openVendor } from './vendor.ts';

const { env } = process;
const numberOf = (name: string, otherwise: number): number => {
  const value = Number(env[name] || otherwise);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new Error(`${name} must be a whole number, not "${env[name]}".`);
};

const host = env['HOST'] ?? '127.0.0.1';
const vendor = await openVendor({
  folder: join(resolve(env['DATA_DIR'] || './.data'), 'sandbox-vendor'),
  host,
  port: numberOf('VENDOR_PORT', 8084),
  platformUrl: env['VENDOR_PLATFORM_URL'] ?? `http://127.0.0.1:${numberOf('PORT', 8080)}`,
  publicUrl: env['VENDOR_PUBLIC_URL'],
  answerMsMax: numberOf('VENDOR_ANSWER_MS', 4000),
  betTriesMax: numberOf('VENDOR_BET_TRIES', 5),
});
process.send?.({ listening: vendor.url });

let leaving = false;
const leave = () => {
  if (leaving) return;
  leaving = true;
  void vendor.close().then(() => process.exit(0));
};
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, leave);

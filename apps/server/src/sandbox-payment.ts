// Starts the sandbox's payment company as a process of its own, with its books in a folder of its
// own; it talks to the platform only over HTTP. Stops cleanly on SIGTERM and Ctrl-C, and when its
// supervisor is gone.
import { join, resolve } from 'node:path';
import { valuesOf } from './environment-values.ts';
import { openSandpay } from './platform/adapters/payment/index.ts';
import { systemClock } from './platform/clock/index.ts';
import { openLog } from './platform/log/index.ts';

const values = valuesOf(process.env);
const portMax = 65_535;
const company = await openSandpay({
  folder: join(resolve(values.text('DATA_DIR') ?? './.data'), 'sandbox-payment'),
  clock: systemClock,
  log: openLog({ level: values.text('LOG_LEVEL') ?? 'warn' }),
  host: values.text('HOST') ?? '127.0.0.1',
  port: values.whole('PAYMENT_PORT', 8082, portMax),
  publicUrl: values.text('PAYMENT_PUBLIC_URL'),
  faults: values.text('PAYMENT_FAULTS'),
});
process.send?.({ listening: company.url });

let leaving = false;
const leave = () => {
  if (leaving) return;
  leaving = true;
  void company.close().then(() => process.exit(0));
};
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, leave);

// A bare Fastify route in a process of its own that gives these bytes: what ours is measured by.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { untilReady } from './server-process.ts';

const bareRoute = fileURLToPath(new URL('../apps/server/testing/bare-route.ts', import.meta.url));

export async function startBare(port: number, body: string): Promise<() => void> {
  const env = { PATH: process.env['PATH'] ?? '', PORT: String(port), BODY: body };
  const child = spawn(process.execPath, [bareRoute], {
    stdio: 'ignore',
    env: { ...env, NODE_ENV: 'production' },
  });
  await untilReady(`http://127.0.0.1:${port}`, () =>
    child.exitCode === null ? undefined : 'the bare route ended',
  );
  return () => void child.kill();
}

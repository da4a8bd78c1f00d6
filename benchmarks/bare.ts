// A bare Fastify route in a process of its own that gives these bytes: what ours is measured by.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { told } from './server-process.ts';

export interface Bare {
  readonly url: string;
  stop(): void;
}

const bareRoute = fileURLToPath(new URL('../apps/server/testing/bare-route.ts', import.meta.url));

export async function startBare(body: string): Promise<Bare> {
  const child = spawn(process.execPath, [bareRoute], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', BODY: body },
  });
  const url = String(await told(child, 'listening'));
  return { url, stop: () => void child.kill() };
}

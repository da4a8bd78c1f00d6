// The processor time that a fixed piece of work takes on this machine now, in seconds. As many
// pieces are done side by side as the gate does, for two tasks slow each other down on many
// machines.
import { Worker } from 'node:worker_threads';

const sideBySide = 2;

export async function measureSpeed(): Promise<number> {
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: sideBySide }, doPiece));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function doPiece(): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('calibration-work.ts', import.meta.url));
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

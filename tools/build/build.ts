// `npm run build`: the three front ends, built by Vite, compressed beside, their sizes printed.
// With --if-changed an app whose sources are those of its last build is left as it is.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './compress.ts';
import type { CompressedFile } from './compress.ts';
import { digestSources } from './sources.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const apps = ['site', 'arcade', 'console'];
const bytesPerKilobyte = 1024;
const listedMax = 6;

function say(text: string): void {
  process.stdout.write(`baize: ${text}\n`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / bytesPerKilobyte).toFixed(1)} kB`;
}

function printSizes(app: string, files: readonly CompressedFile[], seconds: number): void {
  const total = files.reduce((sum, file) => sum + file.gzipBytes, 0);
  say(
    `built ${app} in ${seconds.toFixed(1)} s: ${files.length} text files, ${kilobytes(total)} gz`,
  );
  const largest = [...files].sort((a, b) => b.gzipBytes - a.gzipBytes).slice(0, listedMax);
  for (const file of largest) say(`  ${kilobytes(file.gzipBytes).padStart(9)} gz  ${file.name}`);
}

/** By two renames, between which hardly any time passes: removing the old files takes longer. */
function putInPlace(next: string, place: string): void {
  const last = `${next}-last`;
  rmSync(last, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, last);
  renameSync(next, place);
  rmSync(last, { recursive: true, force: true });
}

async function buildApp(app: string): Promise<void> {
  const started = performance.now();
  const folder = join(root, 'apps', app);
  say(`building ${app}`);
  // Loaded only when something is to be built: it is the slowest import of a start.
  const { build } = await import('vite');
  // Built beside and put in its place whole: a server that runs meanwhile meets no half of it.
  const outDir = join(root, '.cache', 'build', `${app}-next`);
  const settings = { root: folder, logLevel: 'warn', mode: 'production' } as const;
  await build({ ...settings, build: { outDir, emptyOutDir: true } });
  const files = await compressFolder(outDir);
  putInPlace(outDir, join(folder, 'dist'));
  // The site's screens once more, for the server: it draws the first page from them, into the page
  // that is there already.
  const screens = 'src/drawn-page.tsx';
  if (existsSync(join(folder, screens))) await build({ ...settings, build: { ssr: screens } });
  printSizes(app, files, (performance.now() - started) / 1000);
}

async function main(onlyIfChanged: boolean): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const records = join(root, '.cache', 'build');
  mkdirSync(records, { recursive: true });
  const common = digestSources(root, ['packages', 'tools/build']);
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  for (const app of apps) {
    if (!existsSync(join(root, 'apps', app, 'vite.config.ts'))) continue;
    const digest = `${common} ${digestSources(root, [`apps/${app}`])} ${lock.length}`;
    const record = join(records, app);
    const built = existsSync(join(root, 'apps', app, 'dist', 'index.html'));
    const last = existsSync(record) ? readFileSync(record, 'utf8') : '';
    if (onlyIfChanged && built && last === digest) continue;
    rmSync(record, { force: true });
    await buildApp(app);
    writeFileSync(record, digest);
  }
}

await main(process.argv.includes('--if-changed'));

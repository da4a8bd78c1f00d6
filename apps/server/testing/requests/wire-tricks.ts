// Changes of a request's bytes and address: other kinds of body, bodies that are cut,
// broken or sealed by nobody, other methods and paths, headers that claim something.
import { gzipSync } from 'node:zlib';
import type { Chance } from '../chance.ts';
import { hostileText } from './hostile.ts';
import type { Letter } from './letter.ts';
import type { Trick } from './tricks.ts';

const hasBody = ({ endpoint }: Letter) => endpoint.body !== undefined || endpoint.rawBody === true;
const onBody =
  (trick: Trick): Trick =>
  (letter, tricking) =>
    hasBody(letter) ? trick(letter, tricking) : undefined;

const kinds = [
  'application/xml',
  'multipart/form-data; boundary=x',
  'text/html',
  'image/png',
  'application/json; charset=utf-16',
  'application/jose',
  'text/plain',
  'application/x-www-form-urlencoded',
  'APPLICATION/JSON',
  ';',
];

const otherKind = onBody((letter, { chance }) => ({
  headers: { ...letter.headers, 'content-type': chance.pick(kinds) },
}));

/** The fields as a form, in bytes and in name. */
const asForm = onBody((letter) => ({
  headers: { ...letter.headers, 'content-type': 'application/x-www-form-urlencoded' },
  isSealed: false,
  bytes: (text) => {
    const fields = parsed(text);
    return new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [name, String(value)]),
    ).toString();
  },
}));

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const halved = onBody((_letter, { chance }) => {
  const share = chance.between(1, 99) / 100;
  return { text: (text) => text.slice(0, Math.floor(text.length * share)) };
});

const cutOff = onBody(() => ({ isCut: true }));

const broken = onBody((_letter, { chance }) => {
  const at = chance.between(0, 99) / 100;
  const byte = chance.int(256);
  return {
    bytes: (text) => {
      const bytes = Buffer.from(text);
      if (bytes.length > 0) bytes[Math.floor(bytes.length * at)] = byte;
      return bytes;
    },
  };
});

const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '7',
  'NaN',
  '\ufeff{}',
  '{}{}',
  "{'a':1}",
  '{"a":1,}',
];
const otherBody = onBody((_letter, { chance }) => {
  const body = chance.percent(10) ? '['.repeat(20_000) : chance.pick(bodies);
  return { bytes: () => body, isSealed: false };
});

const around = onBody((_letter, { chance }) => {
  const [before, after] = chance.pick([
    ['\ufeff', ''],
    ['', '\u0000'],
    ['  \n', '\n  '],
    ['[', ']'],
    ['"', '"'],
    ['', '//'],
  ] as const);
  return { text: (text) => `${before}${text}${after}` };
});

const packed = onBody((letter) => ({
  headers: { ...letter.headers, 'content-encoding': 'gzip' },
  bytes: (text) => gzipSync(text),
}));

const seals = ['rubbish', 'a.b.c.d.e', '', '{}', '....', 'eyJhbGciOiJub25lIn0..x.y.'];
const falseSeal: Trick = (letter, { chance }) =>
  letter.endpoint.sealed
    ? {
        isSealed: false,
        bytes: (text) =>
          chance.percent(30) ? text : JSON.stringify({ value: chance.pick(seals) }),
      }
    : undefined;

const otherMethod: Trick = (letter, { chance }) => ({
  method: chance.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((m) => m !== letter.method)),
  mayStray: true,
});

const pathChanges: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replace('/', '//'),
  (path) => path.toUpperCase(),
  (path) => `${path}%00`,
  (path) => path.replace(/\/([^/]*)$/u, '/%2e%2e/$1'),
  (path) => `${path}%`,
  (path) => `${path}%ff%fe`,
  (path) => `${path};a=b`,
  (path) => `${path}#x`,
  (path) => path.replace(/[^/]*$/u, ''),
  (path) => `${path}?${'a=1&'.repeat(1000)}`,
  (path) => `${path}?a[b][c]=1&a=2&__proto__=x`,
];

const otherPath: Trick = (_letter, { chance }) => ({
  address: chance.pick(pathChanges),
  mayStray: true,
});

/** Whatever a header may hold; the rest cannot be sent. */
const headerText = (chance: Chance): string =>
  hostileText(chance).replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/gu, '?');

const claims: readonly ((chance: Chance) => Readonly<Record<string, string>>)[] = [
  (chance) => ({ language: headerText(chance) }),
  (chance) => ({ 'accept-language': headerText(chance) }),
  (chance) => ({ merchant: headerText(chance) }),
  (chance) => ({ cookie: `baize_session=${headerText(chance)}; baize_staff=x` }),
  () => ({ 'x-forwarded-for': '8.8.8.8', 'x-real-ip': '8.8.8.8' }),
  () => ({ 'x-http-method-override': 'DELETE' }),
  () => ({ host: 'elsewhere.example' }),
  () => ({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }),
  (chance) => ({ 'user-agent': headerText(chance).repeat(3).slice(0, 4000) }),
  (chance) => ({ encryption: headerText(chance) }),
  () => ({ 'if-none-match': '*', range: 'bytes=0-1' }),
];

const claim: Trick = (letter, { chance }) => ({
  headers: { ...letter.headers, ...chance.pick(claims)(chance) },
});

/** Changes of how it is sent. */
export const wireTricks: Readonly<Record<string, Trick>> = {
  'other kind of body': otherKind,
  'body as a form': asForm,
  'text cut': halved,
  'connection cut': cutOff,
  'byte broken': broken,
  'other body': otherBody,
  'body wrapped': around,
  'body packed': packed,
  'false seal': falseSeal,
  'other method': otherMethod,
  'other path': otherPath,
  'header claims': claim,
};

// A real SMTP server for tests, with readable mailboxes. It knows one login, bounces mail to
// `bounce@…`, is busy for `busy@…`, and can break off a connection.
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { ReadMail } from './conformance.ts';
import type { SmtpSettings } from './index.ts';

export interface PostOffice {
  readonly settings: SmtpSettings;
  /** The mails of a mailbox, oldest first, each whole as it came. */
  whole(mailbox: string): readonly string[];
  read(mailbox: string): readonly ReadMail[];
  /** Breaks off every line until it is told otherwise. */
  breakOff(isBroken: boolean): void;
  close(): Promise<void>;
}

interface Reply extends Error {
  responseCode?: number;
}

const login = { name: 'house', password: 'p@ss/word' };

export async function openPostOffice(): Promise<PostOffice> {
  const boxes = new Map<string, string[]>();
  let isBroken = false;
  const server = new SMTPServer({
    authOptional: false,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onConnect: (_session, done) => done(isBroken ? replyOf('not now', 421) : undefined),
    onAuth: ({ username, password }, _session, done) => {
      if (username === login.name && password === login.password) done(null, { user: username });
      else done(replyOf('who are you', 535));
    },
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('bounce@')) done(replyOf(`no such user ${address}`, 550));
      else if (address.startsWith('busy@')) done(replyOf(`${address} is busy`, 451));
      else done();
    },
    onData: async (stream, { envelope }, done) => {
      const whole = await text(stream);
      for (const { address } of envelope.rcptTo) {
        boxes.set(address, [...(boxes.get(address) ?? []), whole]);
      }
      done();
    },
  });
  // Lines that break are the point of some tests.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as { port: number };
  const whole = (mailbox: string) => boxes.get(mailbox) ?? [];
  return {
    settings: {
      host: '127.0.0.1',
      port,
      tls: 'none',
      login,
      from: 'Baize <no-reply@play.example>',
    },
    whole,
    read: (mailbox) => whole(mailbox).map(mailOf),
    breakOff: (now) => (isBroken = now),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function replyOf(message: string, responseCode: number): Reply {
  return Object.assign(new Error(message), { responseCode });
}

/** Subject and text of a mail as mailboxes show them. */
function mailOf(whole: string): ReadMail {
  const [head = '', ...rest] = whole.split('\r\n\r\n');
  const headers = head.replaceAll(/\r\n[ \t]+/gu, ' ');
  const fieldOf = (name: string) => new RegExp(`^${name}: (.*)$`, 'imu').exec(headers)?.[1] ?? '';
  const body = rest.join('\r\n\r\n');
  const decode = decoders[fieldOf('content-transfer-encoding').toLowerCase()] ?? String;
  const text = decode(body).replaceAll('\r\n', '\n').replace(/\n$/u, '');
  return { subject: wordsOf(fieldOf('subject')), text };
}

const quoted = (part: string) =>
  Buffer.from(
    part
      .replaceAll(/=\r?\n/gu, '')
      .replaceAll(/=([0-9A-F]{2})/giu, (_, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString();

const decoders: Readonly<Record<string, (body: string) => string>> = {
  base64: (body) => Buffer.from(body, 'base64').toString(),
  'quoted-printable': quoted,
};

/** Encoded words: two that follow each other belong together. */
function wordsOf(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/gu, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/giu, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : quoted(word.replaceAll('_', ' ')),
    );
}

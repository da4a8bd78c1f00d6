// A little provider of text messages for tests, in the form of docs/text-messages.md: it checks
// signatures, sends once for an id, holds the phones, and fails as it is told to.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { checkSignature, sign } from '../signature.ts';
import { smsSignatureHeader, type SmsSettings } from './index.ts';

export type SmsFault = 'error' | 'silence' | 'taken-but-silent' | 'many' | 'refusal' | 'key';

export interface SmsCompany {
  readonly settings: SmsSettings;
  /** The faults of the next calls, one each. */
  fail(...faults: SmsFault[]): void;
  readonly calls: readonly SmsCall[];
  readAll(number: string): readonly string[];
  /** A report as the provider sends it: its body and what signs it. */
  reportOf(report: object, now: number): { readonly body: Buffer; readonly signature: string };
  close(): Promise<void>;
}

interface SmsAnswer {
  readonly status: number;
  readonly value: object;
}

export interface SmsCall {
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
}

const answersOf: Readonly<Partial<Record<SmsFault, SmsAnswer>>> = {
  error: { status: 500, value: {} },
  many: { status: 429, value: {} },
  key: { status: 401, value: {} },
  refusal: { status: 422, value: { reason: 'content refused +639171234567' } },
};
/** By the last digits of a number. */
const answersTo: Readonly<Record<string, SmsAnswer>> = {
  '0000': { status: 422, value: { reason: 'absent subscriber' } },
  '0009': { status: 503, value: {} },
};

const secret = 'a-secret-of-more-than-32-letters-0001';
const key = 'key-of-the-house';

export async function openSmsCompany(now: () => number): Promise<SmsCompany> {
  const [faults, calls, phones] = [[] as SmsFault[], [] as SmsCall[], new Map<string, string[]>()];
  const seen = new Set<string>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const answer = (status: number, value: object) => end(response, status, value);
      const header = String(request.headers[smsSignatureHeader]);
      if (checkSignature(secret, header, Buffer.from(body), now()) !== 'good') {
        return answer(400, { reason: 'signature wrong' });
      }
      const fields = fieldsOf(request, body);
      calls.push({ fields, headers: request.headers });
      const fault = faults.shift();
      if (fault === 'silence') return undefined;
      const { to = '', id = '' } = fields;
      const instead = (fault && answersOf[fault]) ?? answersTo[to.slice(-4)];
      if (instead) return answer(instead.status, instead.value);
      if (!seen.has(id)) phones.set(to, [...(phones.get(to) ?? []), fields['text'] ?? '']);
      seen.add(id);
      return fault === 'taken-but-silent' ? undefined : answer(202, { ref: `ref-${id}` });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    settings: {
      url: `http://127.0.0.1:${port}/send`,
      form: 'json',
      key,
      secret,
      sender: 'BAIZE',
      templates: {},
      reportUrl: 'https://play.example/vendor/messages/report',
    },
    fail: (...next) => void faults.push(...next),
    calls,
    readAll: (number) => phones.get(number) ?? [],
    reportOf: (report, at) => {
      const body = Buffer.from(JSON.stringify(report));
      return { body, signature: sign(secret, at, body) };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function end(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function fieldsOf({ headers }: IncomingMessage, body: string): Record<string, string> {
  if (headers['content-type'] === 'application/json') {
    const { variables, ...fields } = JSON.parse(body) as Record<string, string>;
    const own = Object.entries(variables ?? {}).map(([name, fact]) => [`variables.${name}`, fact]);
    return { ...fields, ...Object.fromEntries(own) } as Record<string, string>;
  }
  return Object.fromEntries(new URLSearchParams(body));
}

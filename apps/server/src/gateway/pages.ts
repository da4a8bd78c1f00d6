// A built page with the brand in its head: what a visitor sees first already has the right name and
// colours. It is made and pressed once for each head, and sent again only when it has changed.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const press = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

interface Page {
  readonly tag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const place = /<!--brand-->[^]*?<!--\/brand-->/u;

export interface Pages {
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    head: string,
  ): Promise<FastifyReply>;
}

export function createPages(): Pages {
  /** The last page of each file: a brand changes seldom. */
  const made = new Map<string, { readonly of: string; readonly page: Promise<Page> }>();
  const pageOf = async (file: string, head: string): Promise<Page> => {
    const { mtimeMs } = await stat(file);
    const of = `${mtimeMs} ${head}`;
    const known = made.get(file);
    if (known?.of === of) return known.page;
    const page = make(file, head);
    made.set(file, { of, page });
    return page;
  };
  return {
    async send(request, reply, file, head) {
      const page = await pageOf(file, head);
      reply.type('text/html; charset=utf-8').headers({ etag: page.tag, vary: 'accept-encoding' });
      if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const kind = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
      if (kind) reply.header('content-encoding', kind);
      return reply.send(page[kind ?? 'plain']);
    },
  };
}

async function make(file: string, head: string): Promise<Page> {
  const plain = Buffer.from((await readFile(file, 'utf8')).replace(place, () => head));
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const [br, zipped] = await Promise.all([press.br(plain), press.gzip(plain)]);
  return { tag: `"${digest}"`, plain, br, gzip: zipped };
}

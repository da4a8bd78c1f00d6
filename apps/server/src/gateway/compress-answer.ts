// Compresses a long answer for a client that takes it. Only answers marked `compressed`: their size
// tells nobody anything, since neither a secret nor a caller's text stands in them.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const quality = 4;
const lettersMin = 2000;
const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The answer as it is sent; the reply's headers say how it is written. */
export async function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const kind = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  if (kind === undefined || text.length < lettersMin) return text;
  reply.header('content-encoding', kind);
  return kind === 'br' ? await toBrotli(text, { params }) : await toGzip(text);
}

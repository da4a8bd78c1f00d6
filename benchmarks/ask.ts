// One HTTP call over a kept-alive connection, as light as possible, so that the benchmark measures
// the server and not its caller.
import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export function createCaller(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call = ({ method, url, headers, body }: Call): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request(url, { agent, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('aborted', () => reject(new Error('the answer broke off')));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      });
      sent.on('error', reject);
      sent.setTimeout(20_000, () => sent.destroy(new Error('no answer in 20 seconds')));
      sent.end(body);
    });
  return { call, close: () => agent.destroy() };
}

export type Caller = ReturnType<typeof createCaller>;

/** The spin of one intent. */
export function spinCall(siteUrl: string, gameToken: string, intent: string, stake: string): Call {
  return {
    method: 'POST',
    url: `${siteUrl}/play/slots/golden-lotus-20/spin`,
    headers: {
      authorization: gameToken,
      'content-type': 'application/json',
      'idempotency-key': intent,
      language: 'EN',
    },
    body: JSON.stringify({ stake }),
  };
}

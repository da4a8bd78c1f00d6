// The server of an outside game vendor: one game, and launches that it notes.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Company {
  readonly url: string;
  /** The tokens of the sessions, by player. */
  readonly told: Map<string, string>;
  close(): Promise<void>;
}

export const vendor = 'SBXA';
export const vendorSecret = 'the-secret-of-the-seamless-benchmark';

export async function openCompany(): Promise<Company> {
  const told = new Map<string, string>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
      if (asked['token'] && asked['player']) told.set(asked['player'], asked['token']);
      const wheel = { code: 'wheel', category: 'LIVE', names: { en: 'Wheel' } };
      response.end(JSON.stringify({ games: [wheel], url: 'https://games.example/' }));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    told,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => void server.close(() => done()));
    },
  };
}

// The API of a game vendor on a port of its own: it offers a wheel and two slots, opens what it is
// asked to open, and keeps every launch that it was told.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ToldLaunch {
  readonly token: string;
  readonly player: string;
  readonly currency: string;
  readonly game: string;
  readonly freePlay: boolean;
}

const names = (en: string) => ({ names: { en }, demo: true, returnPercent: '96.00%' });
const games = [
  { code: 'wheel', category: 'LIVE', ...names('The Wheel') },
  { code: 'reels', category: 'RNG', ...names('The Reels') },
  // A vendor may call a game as we call one of ours.
  { code: 'golden-lotus-20', category: 'RNG', ...names('The Other Lotus') },
];

export async function openVendorApi() {
  const launches: ToldLaunch[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const isLaunch = request.url?.endsWith('/launch') === true;
      if (isLaunch) launches.push(JSON.parse(body) as ToldLaunch);
      const answer = isLaunch ? { url: 'https://games.example/open?ticket=1' } : { games };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    launches,
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

// A balance read through the whole gateway (session, switches, schema, rates, database) against a
// bare Fastify route that gives the same bytes. The promise is half the bare route's rate or more.
import { rateOf, type BenchmarkOptions, type Figures } from './figures.ts';
import { bareOf, connections, measureBeside } from './rivals.ts';

const variant = 'balance through the gateway';
const path = '/wps/v2/wallets/balance';

export async function measureGateway(options: BenchmarkOptions): Promise<Figures> {
  const ground = await options.openGround({ players: 1 });
  try {
    const headers = { authorization: ground.crowd.guests[0]?.token ?? '', language: 'EN' };
    const url = `${ground.server().siteUrl}${path}`;
    const samples = await measureBeside({ variant, url, headers }, options);
    const promised = { of: 'ratio', atLeast: 0.5 } as const;
    return {
      name: 'gateway',
      notes: [`${connections} connections`],
      figures: [rateOf(samples, { variant, rival: bareOf(variant), promised })],
    };
  } finally {
    await ground.close();
  }
}

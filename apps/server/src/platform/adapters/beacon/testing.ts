// A relay of drand for tests, on this machine: it signs with a key of its own, keeps its clock as
// it is told, and holds values back or forges them.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import type { DrandChain } from './drand.ts';
import { randomnessOf, roundPoint } from './drand.ts';

export type RelayFault = 'forged' | 'other-round' | 'nonsense' | 'silent' | 'huge';

export interface Relay {
  readonly url: string;
  readonly chain: DrandChain;
  holdBack(round: number, forMs: number): void;
  misbehave(fault: RelayFault | undefined): void;
  readonly asked: number;
  close(): Promise<void>;
}

const genesisSeconds = 1_767_225_600;
const periodSeconds = 3;

/** A chain with its secret key: several relays may carry it. */
export function makeChain() {
  const schemes = bls12_381.shortSignatures;
  const { secretKey, publicKey } = schemes.keygen();
  const chain: DrandChain = {
    hash: 'ab'.repeat(32),
    publicKey: publicKey.toHex(),
    genesisSeconds,
    periodSeconds,
  };
  const signed = (round: number) =>
    schemes.Signature.toHex(schemes.sign(roundPoint(round), secretKey));
  return { chain, signed };
}

export async function openRelay(
  now: () => number,
  { chain, signed } = makeChain(),
): Promise<Relay> {
  const held = new Map<number, number>();
  let fault: RelayFault | undefined;
  let asked = 0;
  const answerOf = (round: number): string | undefined => {
    const moment = (genesisSeconds + (round - 1) * periodSeconds) * 1000;
    if (now() < moment + (held.get(round) ?? 0)) return undefined;
    if (fault === 'nonsense') return '{"round":';
    if (fault === 'huge') return JSON.stringify({ round, signature: 'a'.repeat(1_000_000) });
    const signature = signed(fault === undefined ? round : round + 1);
    const told = fault === 'other-round' ? round + 1 : round;
    return JSON.stringify({ round: told, randomness: randomnessOf(signature), signature });
  };
  const server = createServer((request, response) => {
    asked += 1;
    if (fault === 'silent') return;
    const found = new RegExp(`^/${chain.hash}/public/(\\d+)$`).exec(request.url ?? '');
    const answer = found?.[1] === undefined ? undefined : answerOf(Number(found[1]));
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(answer ?? '{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    chain,
    holdBack: (round, forMs) => void held.set(round, forMs),
    misbehave: (how) => {
      fault = how;
    },
    get asked() {
      return asked;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

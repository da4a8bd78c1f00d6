// The public beacon drand over HTTP: asks several relays at once and takes the first value whose
// signature is the beacon's own. A relay can hold a value back but never change it. Scheme
// bls-unchained-g1-rfc9380: a signature of 48 bytes over the round's number, its SHA-256 is the
// randomness. [S7]
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type * as curves from '@noble/curves/bls12-381.js';
import { beats, type Beacon, type BeaconAnswer, type BeaconValue } from './beacon.ts';

export interface DrandChain {
  /** Names the chain in every relay's addresses. */
  readonly hash: string;
  /** 96 bytes in hex. */
  readonly publicKey: string;
  readonly genesisSeconds: number;
  readonly periodSeconds: number;
}

export interface DrandSettings {
  readonly relays: readonly string[];
  readonly chain?: DrandChain;
  readonly timeoutMs?: number;
  readonly now: () => number;
}

export const quicknet: DrandChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisSeconds: 1_692_803_367,
  periodSeconds: 3,
};

const defaultTimeoutMs = 3000;
const answerBytesMax = 4096;
const keptMax = 200;

export function drandBeacon(settings: DrandSettings): Beacon {
  const { relays, chain = quicknet, now } = settings;
  const { roundAfter, momentOf } = beats({
    genesisMs: chain.genesisSeconds * 1000,
    periodMs: chain.periodSeconds * 1000,
  });
  const isGenuine = signatureCheck(chain);
  const kept = new Map<number, BeaconValue>();
  const ask = async (round: number): Promise<BeaconAnswer> => {
    const asked = relays.map((relay) => askRelay(settings, `${relay}/${chain.hash}`, round));
    let trouble: 'away' | 'forged' = 'away';
    for await (const value of asArriving(asked)) {
      if (value === undefined) continue;
      if (value.round === round && isGenuine(value)) return { ok: true, value };
      trouble = 'forged';
    }
    return { ok: false, trouble };
  };
  return {
    kind: 'drand',
    roundAfter,
    momentOf,
    chainOf: () => chain.hash,
    async valueOf(round) {
      const known = kept.get(round);
      if (known) return { ok: true, value: known };
      if (now() < momentOf(round)) return { ok: false, trouble: 'early' };
      const answer = await ask(round);
      if (!answer.ok) return answer;
      if (kept.size >= keptMax) kept.clear();
      kept.set(round, answer.value);
      return answer;
    },
  };
}

/** Answers in the order in which they come. */
async function* asArriving<T>(asked: readonly Promise<T>[]): AsyncGenerator<T> {
  const waiting = new Map(
    asked.map((one, place) => [place, one.then((found) => ({ place, found }))] as const),
  );
  while (waiting.size > 0) {
    const { place, found } = await Promise.race(waiting.values());
    waiting.delete(place);
    yield found;
  }
}

/** Undefined where the relay has no such value, or does not answer. */
async function askRelay(
  { timeoutMs = defaultTimeoutMs }: DrandSettings,
  address: string,
  round: number,
): Promise<BeaconValue | undefined> {
  try {
    const response = await fetch(`${address}/public/${round}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return response.ok && text.length <= answerBytesMax ? readValue(text) : undefined;
  } catch {
    return undefined;
  }
}

/** The randomness is worked out here, whatever the relay says it is. */
function readValue(text: string): BeaconValue | undefined {
  const found: unknown = JSON.parse(text);
  if (typeof found !== 'object' || found === null) return undefined;
  const { round, signature } = found as Readonly<Record<string, unknown>>;
  if (typeof round !== 'number' || typeof signature !== 'string') return undefined;
  return { round, signature, randomness: randomnessOf(signature) };
}

/** SHA-256 of the signature's bytes. */
export const randomnessOf = (signature: string): string =>
  createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');

const signatureDigits = /^[0-9a-f]{96}$/;
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const require = createRequire(import.meta.url);
/** Loaded by a server that asks drand. */
const library = () => require('@noble/curves/bls12-381.js') as typeof curves;

/** Whether the beacon's key signed the round's number. */
export function signatureCheck({ publicKey }: Pick<DrandChain, 'publicKey'>) {
  const { G2, shortSignatures: schemes } = library().bls12_381;
  const key = G2.Point.fromHex(publicKey);
  return ({ round, signature }: BeaconValue): boolean => {
    if (signature === null || !signatureDigits.test(signature)) return false;
    if (!Number.isSafeInteger(round) || round < 1) return false;
    try {
      return schemes.verify(schemes.Signature.fromHex(signature), roundPoint(round), key);
    } catch {
      // The digits are no point of the curve.
      return false;
    }
  };
}

/** What is signed: the SHA-256 of the round's number, as a point. */
export function roundPoint(round: number) {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const { hash } = library().bls12_381.shortSignatures;
  return hash(createHash('sha256').update(number).digest(), domain);
}

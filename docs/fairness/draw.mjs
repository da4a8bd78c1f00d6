// Draws an issue of a lottery again, with nothing but Node: node draw.mjs proof.json
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const proof = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'));
const { serverSeed, issue, beaconRound, randomness, kind } = proof;
const sha256 = (bytes) => createHash('sha256').update(bytes).digest();
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();

const isCommitted = sha256(serverSeed).toString('hex') === proof.commitment;
const isDrand = proof.beacon === 'drand';
let value = Buffer.from(isDrand ? proof.signature : randomness, 'hex');
const steps = isDrand ? 1 : ((beaconRound - 1) % (24 * 1200)) + 1;
for (let step = 0; step < steps; step += 1) value = sha256(value);
const isOfBeacon = value.toString('hex') === (isDrand ? randomness : proof.beaconChain);

const seed = hmac(serverSeed, `${issue}|${beaconRound}|${randomness}`);
let at = 0;
function below(range) {
  const word = hmac(seed, `${issue}:${at >> 3}`).readUInt32BE((at++ % 8) * 4);
  return word < 2 ** 32 - (2 ** 32 % range) ? word % range : below(range);
}
const free = { SSC: [0, 10, 5], LF3: [0, 10, 3], LF5: [0, 10, 5], PCB: [0, 10, 3], K3: [1, 6, 3] };
const picks = { '11X5': [1, 11, 5], PK10: [1, 10, 10], LHC: [1, 49, 7], KENO: [1, 80, 20] };
const many = (times, digits) => Array(times).fill(digits);
const long = {
  VN_N: [many(10, 5), many(10, 4), many(3, 3), many(4, 2)].flat(),
  VN_S: [6, many(11, 5), many(4, 4), 3, 2].flat(),
  THAI: [6, 3, 3, 3, 3, 2],
  HANOI: [5, 5],
  LAO: [4],
  YEEKEE: [5],
};
function drawn() {
  if (long[kind]) return long[kind].map((digits) => below(10 ** digits));
  if (kind === 'D4') {
    const different = new Set();
    while (different.size < 23) different.add(below(10_000));
    return [...different];
  }
  const [low, count, places] = free[kind] ?? picks[kind];
  if (free[kind]) return Array.from({ length: places }, () => low + below(count));
  const balls = Array.from({ length: count }, (_, ball) => ball + low);
  for (let top = count - 1; top > 0; top -= 1) {
    const other = below(top + 1);
    [balls[top], balls[other]] = [balls[other], balls[top]];
  }
  return balls.slice(0, places);
}
const numbers = drawn();
const isSame = String(numbers) === String(proof.results[0]?.numbers);
process.stdout.write(`${JSON.stringify({ isCommitted, isOfBeacon, isSame, numbers })}\n`);
process.exitCode = isCommitted && isOfBeacon && isSame ? 0 : 1;

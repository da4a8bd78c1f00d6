// Draws a round again, with nothing but Node and the rules of README.md; payout.mjs pays it.
//   node verify.mjs <server seed> <client seed> <nonce> [ranges] [times]
//   node verify.mjs <server seed> <client seed> <nonce> jackpot <major|grand> <stake> <turnover>
//   node verify.mjs <server seed> <client seed> <nonce> prize <weights>
//   node verify.mjs <secret> mystery <seed amount> <ceiling>
import { createHash, createHmac } from 'node:crypto';

const most = 2 ** 53;

function* words(serverSeed, message) {
  for (let r = 0; ; r += 1) {
    const block = createHmac('sha256', serverSeed).update(`${message}:${r}`).digest();
    for (let at = 0; at < block.length; at += 4) yield block.readUInt32BE(at);
  }
}

/** Numbers below a range, all alike: of 32 bits, or of 64 where the range is above 2³². */
export function drawing(serverSeed, message) {
  const stream = words(serverSeed, message);
  const word = () => BigInt(stream.next().value);
  return (range) => {
    if (!Number.isSafeInteger(range) || range < 1 || range > most) {
      throw new RangeError(`No number below ${range}.`);
    }
    const isWide = range > 2 ** 32;
    const size = isWide ? 2n ** 64n : 2n ** 32n;
    const limit = size - (size % BigInt(range));
    const next = () => (isWide ? (word() << 32n) | word() : word());
    let value = next();
    while (value >= limit) value = next();
    return Number(value % BigInt(range));
  };
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
/** Amounts are decimal texts; they are compared as whole units of 1/10,000. */
const units = (text) => {
  const [whole, part = ''] = text.split('.');
  return BigInt(whole) * 10_000n + BigInt(part.padEnd(4, '0').slice(0, 4));
};
const printed = (amount) =>
  `${amount / 10_000n}.${String((amount % 10_000n) / 100n).padStart(2, '0')}`;

function round([serverSeed, clientSeed, nonce, ranges = '32,32,32,32,32', times = '1']) {
  const int = drawing(serverSeed, `${clientSeed}:${nonce}`);
  const step = ranges.split(',').map(Number);
  const draws = Array.from({ length: Number(times) }, () => step.map(int));
  return { commitment: sha256(serverSeed), draws };
}

function jackpot([serverSeed, clientSeed, nonce, , tier, stake, turnover]) {
  const number = drawing(serverSeed, `${clientSeed}:${nonce}:jackpot-${tier}`)(2 ** 48);
  const wins = BigInt(number) * units(turnover) < units(stake) * 2n ** 48n;
  return { commitment: sha256(serverSeed), tier, number, wins };
}

/** A prize draw: the first weight has the numbers from 0, each next one those that follow. */
function prize([serverSeed, clientSeed, nonce, , list]) {
  const weights = list.split(',').map(Number);
  const range = weights.reduce((sum, weight) => sum + weight, 0);
  const value = drawing(serverSeed, `${clientSeed}:${nonce}`)(range);
  let last = 0;
  const segment = weights.findIndex((weight) => value < (last += weight));
  return { commitment: sha256(serverSeed), value, segment };
}

function mystery([secret, , seed, ceiling]) {
  const cents = Number((units(ceiling) - units(seed)) / 100n);
  const number = drawing(secret, 'mystery:0')(cents);
  return { commitment: sha256(secret), amount: printed(units(seed) + BigInt(number + 1) * 100n) };
}

function envelope([seed, , id, kind, money, packets]) {
  const int = drawing(seed, `envelope-${id}:0`);
  const cents = kind === 'rain' ? fallen(money, int) : doubled(units(money), Number(packets), int);
  return { commitment: sha256(seed), packets: cents.map((one) => printed(BigInt(one) * 100n)) };
}

function doubled(total, packets, int) {
  let left = Number(total / 100n);
  return Array.from({ length: packets }, (_, place) => {
    const others = packets - place;
    const taken = others === 1 ? left : 1 + int(2 * Math.floor(left / others) - 1);
    left -= taken;
    return taken;
  });
}

function fallen(parts, int) {
  const cents = parts.split(',').flatMap((part) => {
    const [amount, count] = part.split('x');
    return Array(Number(count)).fill(Number(units(amount) / 100n));
  });
  for (let top = cents.length - 1; top > 0; top -= 1) {
    const other = int(top + 1);
    [cents[top], cents[other]] = [cents[other], cents[top]];
  }
  return cents;
}

function answer(asked) {
  if (asked[1] === 'envelope') return envelope(asked);
  if (asked[1] === 'mystery') return mystery(asked);
  if (asked[3] === 'prize') return prize(asked);
  return asked[3] === 'jackpot' ? jackpot(asked) : round(asked);
}

if (import.meta.main) console.log(JSON.stringify(answer(process.argv.slice(2))));

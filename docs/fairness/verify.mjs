// Draws a round again, with nothing but Node and the rules of README.md, and prints what was drawn.
//   node verify.mjs <server seed> <client seed> <nonce> [ranges] [times]
// `ranges`: what one step of the game draws, "32,32,32,32,32" for a spin. `times`: how many steps.
import { createHash, createHmac } from 'node:crypto';

const [serverSeed, clientSeed, nonce, ranges = '32,32,32,32,32', times = '1'] =
  process.argv.slice(2);

function* words() {
  for (let r = 0; ; r += 1) {
    const block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${r}`).digest();
    for (let at = 0; at < block.length; at += 4) yield block.readUInt32BE(at);
  }
}

const stream = words();
const int = (range) => {
  const limit = 2 ** 32 - (2 ** 32 % range);
  let word = stream.next().value;
  while (word >= limit) word = stream.next().value;
  return word % range;
};

const commitment = createHash('sha256').update(serverSeed).digest('hex');
const step = ranges.split(',').map(Number);
const draws = Array.from({ length: Number(times) }, () => step.map(int));
console.log(JSON.stringify({ commitment, draws }));

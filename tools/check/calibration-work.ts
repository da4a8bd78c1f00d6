// A fixed piece of the kind of work that the gate's steps do: objects, JSON, hashes. Its processor
// time measures the current speed of this machine.
import { createHash } from 'node:crypto';

const turns = 9000;

let state = 1;
for (let turn = 0; turn < turns; turn += 1) {
  const rows = Array.from({ length: 40 }, (_, index) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return { id: `row-${state}`, index, amount: state / 100, tags: [turn % 7, state % 11] };
  });
  const read = JSON.parse(JSON.stringify(rows)) as typeof rows;
  const sorted = read.toSorted((a, b) => a.amount - b.amount).map(({ id }) => id);
  createHash('sha256').update(sorted.join()).digest('hex');
}

// Checks a statement with nothing but Node and the rules of ../statements.md.
//   node check.mjs statement.json [roots.json]
// roots.json: what /play/statements/roots gives. Without it signatures are checked by the key that
// the file itself names, which proves nothing against a house that makes up a key.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const hash = (text) => createHash('sha256').update(text).digest('hex');
const json = (...fields) => JSON.stringify(fields);
const units = (text) => (/^-?\d+\.\d{4}$/.test(text) ? BigInt(text.replace('.', '')) : undefined);

function isSigned(text, value, x) {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(text), key, Buffer.from(value, 'base64url'));
  } catch {
    return false;
  }
}

const startOf = ({ account, currency }, { day, opening }, before) =>
  hash(json('baize-day-1', account, currency, day, opening, before));
const linkOf = (before, { n, id, time, event, reference, amount, before: opening, after }) =>
  hash(`${before}\n${json(n, id, time, event, reference, amount, opening, after)}`);
const headOf = ({ account, currency }, { day, first, last, closing }, lastHash) =>
  hash(json('baize-head-1', account, currency, day, first, last, closing, lastHash));
const parentOf = (side, beside, below) =>
  hash(side === 'L' ? `node:${beside}${below}` : `node:${below}${beside}`);
const rootAbove = (head, path) =>
  path.reduce((below, step) => parentOf(step[0], step.slice(1), below), hash(`leaf:${head}`));

/** Everything that is wrong, each with its place; nothing: the statement is as it was signed. */
export function check({ head, signature, rows }, published) {
  const found = [];
  const tell = (what, place) => found.push({ what, place });
  const keys = new Map(published?.keys.map(({ key, publicKey }) => [key, publicKey]));
  const own = signature.publicKey;
  // Without what was published, a root of an older key cannot be checked.
  const keyOf = (name) => {
    if (published) return keys.get(name) ?? '';
    return name === signature.key ? own : null;
  };
  const isOurs = own === keyOf(signature.key) && signature.key === hash(own ?? '').slice(0, 16);
  const text = `baize-statement-1:${hash(JSON.stringify(head))}`;
  const isWhole = isOurs && isSigned(text, signature.value, own);
  if (!isWhole) tell('signature-wrong', 'signature');
  // A forged head may count to the end of time.
  const end = head.first + Math.min(head.entries, rows.length + 1000);
  const kept = sort(head.first, end, rows, tell);
  let [before, balance, next] = [[head.before], head.opening, head.first];
  for (const day of head.days) {
    const starts = before.map((one) => startOf(head, day, one));
    const ends = checkRows(day.first, Math.min(day.last + 1, end), kept, starts, tell);
    const heads = ends.map((end) => headOf(head, day, end));
    const follows = day.first === next && day.opening === balance && day.last >= day.first;
    if (!follows || (ends.length > 0 && !heads.includes(day.head))) tell('day-altered', day.day);
    if (day.root) checkRoot(day, keyOf(day.root.key), published, tell);
    [before, balance, next] = [[day.head, ...heads], day.closing, day.last + 1];
  }
  const isCounted = balance === head.closing && next === head.first + head.entries;
  const isSummed = found.length > 0 || head.totals.every((total) => isSum(rows, total));
  if (!isCounted || !isSummed) tell('totals-wrong', 'head');
  return found;
}

/** The rows by their numbers; those that are too many, missing or out of order are told. */
function sort(first, end, rows, tell) {
  const kept = new Map();
  const inOrder = longestRise(rows.map((row) => row?.n));
  for (const [at, row] of rows.entries()) {
    const n = row?.n;
    const fits = Number.isInteger(n) && n >= first && n < end && !kept.has(n);
    if (!fits) tell('row-inserted', n);
    else if (kept.set(n, row) && !inOrder.has(at)) tell('row-moved', n);
  }
  for (let n = first; n < end; n += 1) if (!kept.has(n)) tell('row-missing', n);
  return kept;
}

/** Checks each row by the hash before it; gives the hashes that the day may end with. */
function checkRows(first, end, kept, starts, tell) {
  let known = starts;
  for (let n = first; n < end; n += 1) {
    const row = kept.get(n);
    const links = row ? known.map((before) => linkOf(before, row)) : [];
    const [from, moved, to] = [row?.before, row?.amount, row?.after].map(units);
    const adds = from !== undefined && moved !== undefined && from + moved === to;
    const isRight = adds && (links.length === 0 || links.includes(row.hash));
    if (row && (!isRight || Object.keys(row).length !== 9)) tell('row-altered', n);
    // A wrong hash is told once: the next row is also checked by what it should have been.
    known = row ? [...new Set([row.hash, ...links])].slice(0, 3) : [];
  }
  return known;
}

function checkRoot({ day, head, root }, key, published, tell) {
  const chain = hash(json('baize-root-1', day, root.accounts, root.root, root.before));
  const listed = published?.roots.find((one) => one.day === day);
  const isOlder = !published?.roots.length || day < published.roots[0].day;
  const isListed = listed ? listed.chain === root.chain : isOlder;
  const isUnder = rootAbove(head, root.path) === root.root && chain === root.chain;
  const isSignedBy = key === null || isSigned(`baize-root-1:${root.chain}`, root.signature, key);
  if (!isListed || !isUnder || !isSignedBy) tell('root-wrong', day);
}

/** Whether the total of an event is that of its rows. */
function isSum(rows, { event, entries, credited, debited }) {
  const moved = rows.filter((row) => row.event === event).map(({ amount }) => units(amount));
  const sum = (some) => some.reduce((all, one) => all + one, 0n);
  const [into, out] = [moved.filter((one) => one > 0n), moved.filter((one) => one < 0n)];
  const isIn = sum(into) === units(credited) && sum(out) === -units(debited);
  return moved.length === entries && isIn;
}

/** The places of a longest rising run: what is not in it was moved. */
function longestRise(numbers) {
  const [tails, before, places] = [[], [], new Set()];
  for (const [at, n] of numbers.entries()) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[tails[middle]] < n) low = middle + 1;
      else high = middle;
    }
    before[at] = tails[low - 1];
    tails[low] = at;
  }
  for (let at = tails.at(-1); at !== undefined; at = before[at]) places.add(at);
  return places;
}

if (import.meta.main) {
  const files = process.argv.slice(2).map((path) => JSON.parse(readFileSync(path)));
  const [statement, published] = files;
  const found = check(statement, published);
  for (const { what, place } of found) console.log(`${what}: ${place}`);
  if (found.length === 0) console.log(`whole: ${statement.rows.length} rows, ${statement.head.id}`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

// Knowledge of the world: the ids of its rows and whose they are, read from the tables, and what
// its answers said under each name. Requests are filled with it, and answers are searched for ids
// that belong to somebody else.
import type pg from 'pg';
import type { Chance } from '../chance.ts';

interface KnownId {
  readonly id: string;
  readonly owners: readonly string[];
}

/** The ids of one table, with the words of its name. */
interface Kind {
  readonly table: string;
  readonly words: readonly string[];
  readonly ids: readonly KnownId[];
}

export interface Known {
  /** Reads the tables again. */
  refresh(): Promise<void>;
  /** Remembers what an answer says under each name. */
  hear(answer: unknown): void;
  told(field: string, chance: Chance): unknown;
  /** An id for this field of this path, often of this player. */
  idFor(asked: IdAsked): string | undefined;
  /** All that are known of a table. */
  idsOf(table: string): readonly string[];
  /** Whose it is; undefined where it is nobody's. */
  ownersOf(id: string): readonly string[] | undefined;
}

interface IdAsked {
  readonly path: string;
  readonly field: string;
  readonly playerId: string | undefined;
  readonly chance: Chance;
}

export async function openKnown(pool: pg.Pool, prefixes: readonly string[]): Promise<Known> {
  const query = await queryOfIds(pool, prefixes);
  const answers = new Map<string, unknown[]>();
  let kinds: readonly Kind[] = [];
  let owners = new Map<string, readonly string[]>();
  const known: Known = {
    async refresh() {
      const { rows } = await pool.query<Row>(query);
      kinds = kindsOf(rows);
      owners = new Map();
      for (const { id, owners: all } of kinds.flatMap(({ ids }) => ids)) {
        if (all.length > 0 && id.length >= idLettersLeast)
          owners.set(id, [...new Set([...(owners.get(id) ?? []), ...all])]);
      }
    },
    hear: (answer) => hearAll(answers, answer),
    told: (field, chance) => {
      const values = answers.get(field) ?? [];
      return values.length > 0 ? chance.pick(values) : undefined;
    },
    idFor: (asked) => idFor(kinds, asked),
    idsOf: (table) =>
      kinds.filter((kind) => kind.table === table).flatMap(({ ids }) => ids.map(({ id }) => id)),
    ownersOf: (id) => owners.get(id),
  };
  await known.refresh();
  return known;
}

/** Shorter ones are numbers, which answers hold for many reasons. */
const idLettersLeast = 7;

interface Row {
  readonly name: string;
  readonly id: string;
  readonly owners: readonly (string | null)[];
}

const idsOfTable = 300;

/**
 * The key of each table, and the members that its rows name. A key that is unique only together
 * with a member is of many, as an envelope's is in its packets.
 */
async function queryOfIds(pool: pg.Pool, prefixes: readonly string[]): Promise<string> {
  const { rows } = await pool.query<{ name: string; key: string; people: string[] }>(
    `select c.relname as name, k.attname as key, array(
       select a.attname::text from pg_attribute as a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         and a.attname ~ '(player|buyer|sender|receiver|member|agent|payer|payee)_id$') as people
     from pg_class as c
     join pg_index as i on i.indrelid = c.oid and i.indisprimary
     join pg_attribute as k on k.attrelid = c.oid and k.attnum = i.indkey[0]
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and exists (
       select from unnest($1::text[]) as prefix where starts_with(c.relname, prefix))
       and not exists (
         select from pg_index as u join pg_attribute as p on p.attrelid = u.indrelid
         where u.indrelid = c.oid and u.indisunique and i.indkey[0] = any(u.indkey)
           and p.attnum = any(u.indkey) and p.attnum <> i.indkey[0]
           and p.attname ~ '(player|member)_id$')
     order by 1`,
    [prefixes],
  );
  const parts = rows.map(({ name, key, people }) => {
    const columns = people.map((one) => `"${one}"::text`).join(', ');
    return `(select '${name}' as name, "${key}"::text as id, array[${columns}]::text[] as owners
      from "${name}" order by ctid desc limit ${idsOfTable})`;
  });
  return [...parts, ...ofPeople].join(' union all ');
}

/** Beside the keys of tables: members, their movements, and whose withdrawal a deposit pays. */
const ofPeople = [
  `(select 'player' as name, id, array[id] as owners from identity_player
    where type <> 4)`,
  `(select 'ledger_movement' as name, posting_id::text as id, array[owner] as owners
    from ledger_entry join ledger_account on id = account_id
    where kind like 'player-%' order by posting_id desc limit ${idsOfTable})`,
  `(select 'wallet_match' as name, m.id, array[p.player_id] as owners
    from wallet_match as m join wallet_part as p on p.id = m.part_id)`,
  `(select 'name' as name, username as id, array[id] as owners from identity_player
    where type <> 4)`,
];

function kindsOf(rows: readonly Row[]): Kind[] {
  const byName = new Map<string, KnownId[]>();
  for (const { name, id, owners } of rows) {
    const ids = byName.get(name) ?? [];
    byName.set(name, ids);
    ids.push({ id, owners: owners.filter((one) => one !== null && one !== '') as string[] });
  }
  return [...byName].map(([table, ids]) => ({ table, words: wordsOf(table), ids }));
}

const valuesMax = 40;

function hearAll(answers: Map<string, unknown[]>, value: unknown, field = ''): void {
  if (Array.isArray(value)) {
    for (const one of value.slice(0, valuesMax)) hearAll(answers, one, field);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) hearAll(answers, one, name);
  } else if (field !== '' && value !== null && value !== '') {
    const values = answers.get(field) ?? [];
    answers.set(field, values);
    values.push(value);
    if (values.length > valuesMax) values.shift();
  }
}

/** Names of the contract for what tables call otherwise. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  ref: ['withdrawal'],
  trans: ['deposit'],
  offer: ['part'],
  c2: ['match'],
  payment: ['match', 'withdrawal'],
  proof: ['evidence'],
  customer: ['player'],
  reward: ['claim'],
  mission: ['promotion'],
};

function wordsOf(text: string): string[] {
  const words = text
    .replaceAll(/([a-z0-9])([A-Z])/gu, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .map((word) => word.replace(/(?<=us)es$|(?<!u)s$/u, ''));
  return [...words, ...words.flatMap((word) => otherNames[word] ?? [])];
}

function idFor(kinds: readonly Kind[], { path, field, playerId, chance }: IdAsked) {
  const full = kinds.filter(({ ids }) => ids.length > 0);
  if (full.length === 0) return undefined;
  const place = field === 'id' ? (path.split(`:${field}`)[0] ?? '') : field;
  const words = new Set(wordsOf(place));
  const fit = ({ words: own }: Kind) => own.filter((word) => words.has(word)).length;
  const { ids } = chance.pick(chance.percent(12) ? full : nearest(full, fit, chance));
  const own = ids.filter(({ owners }) => playerId !== undefined && owners.includes(playerId));
  const from = own.length > 0 && chance.percent(60) ? own : ids;
  return chance.pick(from).id;
}

/** The kinds that share most words; mostly those of them that have the fewest others. */
function nearest(kinds: readonly Kind[], fit: (kind: Kind) => number, chance: Chance) {
  const best = Math.max(...kinds.map(fit));
  const near = kinds.filter((kind) => fit(kind) === best);
  if (best === 0 || chance.percent(30)) return near;
  const fewest = Math.min(...near.map(({ words }) => words.length));
  return near.filter(({ words }) => words.length === fewest);
}

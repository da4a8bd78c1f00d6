// The rival of the ledger: pgbench's TPC-B-like transaction, PostgreSQL's own measure of a durable
// transfer, on the same server. It is found on the machine; without it there is no ratio.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { DurableBooks } from '@baize/server/testing';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';
const clients = 32;

export interface Pgbench {
  /** Transactions a second over so many seconds. */
  measure(seconds: number): Promise<number>;
  close(): Promise<void>;
}

function findProgram(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort().reverse() : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debianFolder, version, 'bin')),
  ];
  return folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file));
}

/** Fills a database of its own beside ours; undefined when the machine has no pgbench. */
export async function openPgbench(
  { serverUrl, database }: DurableBooks,
  scale: number,
): Promise<Pgbench | undefined> {
  const program = findProgram();
  if (program === undefined) return undefined;
  const url = new URL(serverUrl);
  const env = {
    ...process.env,
    PGHOST: url.hostname,
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
  };
  const name = `baize_rival_${process.pid}`;
  await database.pool.query(`create database ${name}`);
  await run(program, ['-i', '-q', '-s', String(scale), name], { env });
  return {
    async measure(seconds) {
      const words = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2'];
      let said = '';
      // On a busy machine a short run ends before its first transaction, and tells no speed.
      for (const longer of [1, 5, 25]) {
        const time = ['-T', String(seconds * longer)];
        const { stdout } = await run(program, [...words, ...time, name], { env });
        const found = /tps = (\d+(?:\.\d+)?)/.exec(stdout)?.[1];
        if (found !== undefined) return Number(found);
        said = stdout;
      }
      throw new Error(`pgbench said nothing of its speed:\n${said}`);
    },
    close: async () => {
      await database.pool.query(`drop database if exists ${name} with (force)`);
    },
  };
}

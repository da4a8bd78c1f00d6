// Errors that make a connection useless: its server became read-only after a failover, or a cached
// plan no longer fits the tables.
import type pg from 'pg';

const readOnly = '25006';
const featureNotSupported = '0A000';
const statementUnknown = '26000';

export function isPoisoned(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { readonly code?: string; readonly message?: string };
  if (code === readOnly || code === statementUnknown) return true;
  return code === featureNotSupported && /cached plan/.test(message ?? '');
}

/** The pool opens another connection instead of one that met such an error. */
export function endWhenPoisoned(client: pg.PoolClient): void {
  // The driver reports a statement's error to its caller and also to this listener.
  const { connection } = client as unknown as { readonly connection: NodeJS.EventEmitter };
  connection.on('errorMessage', (error: unknown) => {
    if (isPoisoned(error)) void end(client as unknown as pg.Client);
  });
}

async function end(client: pg.Client): Promise<void> {
  await client.end().catch(() => undefined);
}

// A connection between a server and its database that can be cut: all connections break at once and
// none can be opened, as when the server's machine dies.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Cable {
  /** The database's address by way of this cable. */
  readonly url: string;
  cut(): void;
}

export async function layCable(databaseUrl: string): Promise<Cable> {
  const target = new URL(databaseUrl);
  const ends = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({
      host: target.hostname,
      port: Number(target.port || 5432),
      noDelay: true,
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        ends.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut() {
      server.close();
      for (const end of ends) end.destroy();
    },
  };
}

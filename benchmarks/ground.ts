// The set-up of a server benchmark: durable books, players with money and an open game, an outside
// vendor and a payment company, and the server as a process of its own, on free ports.
import { openDurableBooks, type DurableBooks } from '@baize/server/testing';
import { openCompany, type Company } from './company.ts';
import { gather, type Crowd } from './crowd.ts';
import { openPayments, type Payments } from './payments.ts';
import { startServer, type ServerProcess } from './server-process.ts';

export interface Ground {
  readonly books: DurableBooks;
  readonly crowd: Crowd;
  readonly company: Company;
  readonly payments: Payments;
  /** The one that runs now. */
  server(): ServerProcess;
  /** Kills it from one moment to the next and starts another one. */
  replaceServer(): Promise<void>;
  close(): Promise<void>;
}

export interface GroundWanted {
  readonly players: number;
  /** The vendor's game is on offer. */
  readonly hasVendor?: true;
}

export const openBooks = (): Promise<DurableBooks> => openDurableBooks(process.env['DATABASE_URL']);

export async function openGround(wanted: GroundWanted): Promise<Ground> {
  return standOn(await openBooks(), wanted);
}

/** The books are closed with the ground. */
export async function standOn(
  books: DurableBooks,
  { players, hasVendor }: GroundWanted,
): Promise<Ground> {
  const [company, payments] = await Promise.all([openCompany(), openPayments()]);
  const env = { DATABASE_URL: books.database.url, PAYMENT_PORT: String(payments.port) };
  const start = () => startServer(env);
  let server: ServerProcess | undefined;
  const close = async () => {
    await server?.stop();
    await company.close();
    await payments.close();
    await books.close();
  };
  try {
    const crowd = await gather(books.database, players, hasVendor && company);
    let running = (server = await start());
    return {
      books,
      crowd,
      company,
      payments,
      server: () => running,
      replaceServer: async () => {
        await running.kill();
        running = server = await start();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

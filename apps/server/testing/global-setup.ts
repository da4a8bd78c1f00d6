// Starts the test run's database server before the first test and stops it after the last.
import { openTestServer } from './database.ts';

export async function setup(): Promise<() => Promise<void>> {
  const server = await openTestServer();
  return () => server.close();
}

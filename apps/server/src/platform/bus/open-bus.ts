// Chooses the carrier: NATS when a server is named, else the database that is there anyway.
import type pg from 'pg';
import type { Log } from '../log/index.ts';
import type { Bus } from './bus.ts';
import { openNatsBus } from './nats-bus.ts';
import { openPostgresBus } from './postgres-bus.ts';

export interface BusSettings {
  readonly natsUrl?: string | undefined;
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly log: Log;
}

export function openBus(settings: BusSettings): Promise<Bus> {
  const { natsUrl, ...rest } = settings;
  return natsUrl ? openNatsBus({ url: natsUrl, log: settings.log }) : openPostgresBus(rest);
}

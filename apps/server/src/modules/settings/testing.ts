// Builds settings on a fresh database, two processes of it when asked, and calls of visitors and
// staff for the tests of this module and of those above it.
import { permissions } from '@baize/contract';
import type { AuditNote } from '../../platform/audit/index.ts';
import type { Bus } from '../../platform/bus/index.ts';
import type { CallContext, StaffCaller, Visitor } from '../../platform/call/index.ts';
import { fakeClock, type FakeClock } from '../../platform/clock/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { createSettings, freshBrand, type Settings } from './index.ts';

export interface BuiltSettings {
  readonly settings: Settings;
  readonly clock: FakeClock;
  readonly audited: AuditNote[];
  /** How the house stood to somebody whenever it was told that it opens or closes. */
  readonly opened: string[];
}

/** A bus within this process, for two builds that stand for two processes. */
export function busInMemory(): Bus {
  const hearers = new Map<string, Set<(message: string) => void>>();
  return {
    publish: (channel, message) => {
      for (const hearer of hearers.get(channel) ?? []) hearer(message);
    },
    subscribe: (channel, handler) => {
      hearers.set(channel, (hearers.get(channel) ?? new Set()).add(handler));
      return () => void hearers.get(channel)?.delete(handler);
    },
    onGap: () => () => undefined,
    close: async () => undefined,
  };
}

export async function buildSettings(
  database: Database,
  bus = busInMemory(),
  clock = fakeClock(),
): Promise<BuiltSettings> {
  const audited: AuditNote[] = [];
  const audit = async (_tx: unknown, note: AuditNote) => void audited.push(note);
  const opened: string[] = [];
  const onOpenness = () => void opened.push(settings.statusFor('PH', '203.0.113.7'));
  const mayBeOne = async (_tx: unknown, { other }: { other: string }) => other === 'alias';
  const ports = { database, clock, bus, audit, mayBeOne, brand: () => freshBrand, onOpenness };
  const settings: Settings = createSettings({ ...ports, log: silentLog(), profile: 'default' });
  await settings.start();
  return { settings, clock, audited, opened };
}

export const visitor: Visitor = { kind: 'visitor' };

export const owner: StaffCaller = {
  kind: 'staff',
  staffId: 'staff-1',
  username: 'owner',
  role: 'owner',
  permissions,
  sessionId: 'staff-session-1',
  confirmedUntil: Infinity,
};

/** A call as the gateway would make it. */
export function callOf<Caller, Input>(
  caller: Caller,
  input: Input,
  more: Partial<CallContext> = {},
): CallContext & { readonly caller: Caller; readonly input: Input } {
  return {
    requestId: 'request-1',
    intent: 'intent-1',
    now: Date.parse('2026-11-21T04:00:00Z'),
    address: '203.0.113.7',
    country: 'ID',
    locale: 'en',
    origin: 'https://play.example',
    userAgent: 'test',
    headers: {},
    cookies: {},
    rawBody: undefined,
    setCookie: () => undefined,
    ...more,
    caller,
    input,
  };
}

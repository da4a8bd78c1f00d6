// Builds settings on a fresh database, two processes of it when asked, and calls of visitors and
// staff for the tests of this module and of those above it.
import { permissions } from '@baize/contract';
import type { CallContext, StaffCaller, Visitor } from '../../platform/call/index.ts';
import { fakeClock, type FakeClock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import {
  createSettings,
  freshBrand,
  type AuditNote,
  type Settings,
  type Signals,
} from './index.ts';

export interface BuiltSettings {
  readonly settings: Settings;
  readonly clock: FakeClock;
  readonly audited: AuditNote[];
}

/** Words that every hearer in this process gets at once. */
export function signalsInMemory(): Signals {
  const hearers = new Map<string, ((text: string) => unknown)[]>();
  return {
    send: async (topic, text) => {
      await Promise.all((hearers.get(topic) ?? []).map((hearer) => hearer(text)));
    },
    hear: (topic, handler) => {
      hearers.set(topic, [...(hearers.get(topic) ?? []), handler]);
    },
  };
}

export async function buildSettings(
  database: Database,
  signals = signalsInMemory(),
  clock = fakeClock(),
): Promise<BuiltSettings> {
  const audited: AuditNote[] = [];
  const audit = async (_tx: unknown, note: AuditNote) => void audited.push(note);
  const ports = { database, clock, signals, audit, brand: freshBrand };
  const settings = createSettings({ ...ports, profile: 'default' });
  await settings.start();
  return { settings, clock, audited };
}

export const visitor: Visitor = { kind: 'visitor' };

export const owner: StaffCaller = {
  kind: 'staff',
  staffId: 'staff-1',
  username: 'owner',
  role: 'owner',
  permissions,
  sessionId: 'staff-session-1',
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
    rawBody: undefined,
    setCookie: () => undefined,
    ...more,
    caller,
    input,
  };
}

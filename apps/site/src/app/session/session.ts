// The session of this tab. It is kept in session storage under the names of the family's clients,
// so a reload stays signed in; signing out removes everything but the merchant's keys.
import { isAgentType, isDemoType, memberType } from '@baize/contract';
import { create } from 'zustand';
import { siteConfig } from '../site-config.ts';
import { clearSessionStored, readStored, writeStored } from '../stored.ts';

export interface Session {
  readonly token: string;
  readonly customerId: string;
  readonly account: string;
  readonly nickname: string;
  /** Member 0, demo 4, else an agent. */
  readonly isAgent: number;
  readonly toUpline: boolean;
  readonly memberLabel: string;
}

/** Characters allowed in a header; any other value was not written by us. */
const sendable = /^[!-~]{1,512}$/u;
const written = [
  'token',
  'account',
  'username',
  'nickname',
  'customerId',
  'isAgent',
  'toUpline',
  'memberLabel',
] as const;

function readSession(): Session | undefined {
  const token = readStored('session', 'token');
  if (token === undefined || !sendable.test(token)) return undefined;
  const read = (key: (typeof written)[number]) => readStored('session', key) ?? '';
  return {
    token,
    customerId: read('customerId'),
    account: read('account'),
    nickname: read('nickname'),
    isAgent: Number(read('isAgent')),
    toUpline: read('toUpline') === 'true',
    memberLabel: read('memberLabel'),
  };
}

function writeSession(session: Session): void {
  const values = {
    ...session,
    username: session.account,
    isAgent: String(session.isAgent),
    toUpline: String(session.toUpline),
  };
  for (const key of written) writeStored('session', key, values[key]);
  writeMerchant();
}

function writeMerchant(): void {
  writeStored('session', 'merchant', siteConfig.merchant);
  writeStored('session', 'merchantCode', siteConfig.merchant);
  writeStored('session', 'platform', siteConfig.platform);
}

interface SessionStore {
  readonly session: Session | undefined;
  keep(session: Session): void;
  describe(more: Partial<Session>): void;
  forget(): void;
}

export const useSessionStore = create<SessionStore>()((set, get) => ({
  session: readSession(),
  keep(session) {
    writeSession(session);
    set({ session });
  },
  describe(more) {
    const { session } = get();
    if (session !== undefined) get().keep({ ...session, ...more });
  },
  forget() {
    clearSessionStored();
    writeMerchant();
    set({ session: undefined });
  },
}));

export const useSession = () => useSessionStore((store) => store.session);
export const currentSession = () => useSessionStore.getState().session;
export const isDemo = (session: Session | undefined) => isDemoType(session?.isAgent);

export const isAgent = (session: Session | undefined) =>
  session !== undefined && isAgentType(session.isAgent);
/** A registered player, agent or not. */
export const isMember = (session: Session | undefined) =>
  session?.isAgent === memberType || isAgent(session);

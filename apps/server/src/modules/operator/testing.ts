// Builds the operator's module on a fresh database for tests: real factors and members, a clock
// that stands still, and staff who are signed in.
import { hash } from 'node:crypto';
import { isRefusal, type Policies } from '@baize/contract';
import type { CallContext, StaffCaller } from '../../platform/call/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import {
  createSandboxOutbox,
  type SandboxOutbox,
} from '../../platform/adapters/sandbox-outbox/index.ts';
import { fakeClock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { buildFactors } from '../factors/testing.ts';
import { buildIdentity } from '../identity/testing.ts';
import { buildVerification } from '../verification/testing.ts';
import { createOperator, type Operator, type OperatorPorts } from './index.ts';

export const secret = new Uint8Array(32).fill(9);
export const password = 'pale umbrella, blue door';
export const visitor = { kind: 'visitor' } as const;

/** Figures that are told apart at a glance. */
const figures: Pick<OperatorPorts, 'money' | 'play'> = {
  money: {
    purses: async () => ({ cash: 12_3400n, held: 5_0000n }),
    totals: async () => ({ deposited: 100_0000n, withdrawn: 20_0000n }),
    since: async () => ({ deposited: 7_0000n, withdrawn: 1_0000n }),
    withdrawalCounts: async () => ({ pending: 1, approved: 2, awaitingReceipt: 3, disputed: 4 }),
    booksBalanced: async () => true,
  },
  play: {
    lifeSums: async () => ({ staked: 9_0000n, paid: 8_0000n }),
    houseSums: async () => ({ staked: 90_0000n, paid: 80_0000n }),
  },
};

type StaffPolicy = { -readonly [P in 'staffSecondFactor' | 'confirmationMinutes']: Policies[P] };

const messagesOf = ({ list, find }: SandboxOutbox): OperatorPorts['messages'] => ({
  list: ({ pageNo, pageSize }) => list({ offset: (pageNo - 1) * pageSize, limit: pageSize }),
  find,
});

export function buildOperator(database: Database, more: Partial<OperatorPorts> = {}) {
  const clock = fakeClock();
  const sandbox = createSandboxOutbox(database, clock);
  const built = buildFactors(database);
  const identity = buildIdentity(database, { clock });
  const policy: StaffPolicy = { staffSecondFactor: false, confirmationMinutes: 10 };
  const operator = createOperator({
    database,
    clock,
    log: silentLog(),
    randomness: systemRandomness,
    secret,
    policy: () => policy,
    factors: built.factors,
    human: buildVerification(database, { clock }).verification.human,
    currency: 'PHP',
    members: identity.identity.members,
    ...figures,
    messages: messagesOf(sandbox),
    troubles: identity.deliveries.troubles,
    ...more,
  });
  const call = <C, I>(caller: C, input: I, more: Partial<CallContext> = {}) =>
    callOf(caller, input, clock.now(), more);
  const signIn = signingIn(operator, call);
  const callerOf = async (token: string): Promise<StaffCaller> => {
    const caller = await operator.staffOf(token, clock.now());
    if (!caller) throw new Error('no session');
    return caller;
  };
  return {
    sandbox,
    operator,
    clock,
    policy,
    factors: built,
    identity,
    call,
    signIn,
    callerOf,
    /** Somebody new of this role, signed in. */
    async hire(username: string, role: string): Promise<StaffCaller> {
      await operator.addStaff({ username, password, role });
      return callerOf(given(await signIn(username)).token);
    },
  };
}

type Calling = <C, I>(caller: C, input: I, more?: Partial<CallContext>) => CallOf<C, I>;
type CallOf<C, I> = ReturnType<typeof callOf<C, I>>;

/** Signs in as the console does: where work is asked for, it is done. */
function signingIn({ actions: { signInStaff } }: Operator, call: Calling) {
  return async (username: string, word = password, more: Partial<CallContext> = {}) => {
    const input = { username, password: word };
    const first = await signInStaff(call(visitor, input, more));
    if (!isRefusal(first) || first.refused !== 'work-missing') return first;
    const workProof = workProofOf(first.value);
    return signInStaff(call(visitor, { ...input, workProof }, more));
  };
}

/** What a device does that the server asked for work. */
export function workProofOf(asked: Readonly<Record<string, unknown>> | undefined): string {
  const { work } = asked as { work: Readonly<Record<string, string>> };
  const { algorithm, challenge, salt, signature } = work;
  const hashOf = (tried: number) => hash('sha256', `${salt}${tried}`, 'hex');
  let number = 0;
  while (hashOf(number) !== challenge) number += 1;
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}

export type BuiltOperator = ReturnType<typeof buildOperator>;

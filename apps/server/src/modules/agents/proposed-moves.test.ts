// Proves that one person of staff moves no branch to an accomplice: a move below agents whose
// account they opened is refused, and one below agents of the house waits for a second person.
import { isRefusal } from '@baize/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { buildAgents, type Name } from './testing.ts';

let database: Database;
let built: Awaited<ReturnType<typeof buildAgents>>;
let actions: typeof built.agents.actions;
beforeEach(async () => {
  database = await freshDatabase();
  built = await buildAgents(database);
  ({ actions } = built.agents);
});
afterEach(() => database.close());

const staffNamed = (username: string): StaffCaller => ({
  kind: 'staff',
  staffId: username,
  username,
  role: 'owner',
  permissions: [],
  sessionId: 's',
  confirmedUntil: 0,
});
const by = <I>(username: string, input: I) =>
  callOf(staffNamed(username), input, built.clock.now());
const reasonOf = (answer: object) => (isRefusal(answer) ? answer.refused : 'given');

const move = (name: Name, upline: string) =>
  actions.moveMember(by('olga', { id: built.idOf(name), upline, reason: 'asked for' }));
const confirm = (username: string, name: Name, proposedAt: number) =>
  actions.confirmMemberMove(by(username, { id: built.idOf(name), proposedAt }));
const aboveOf = async (name: Name) => {
  const team = given(await actions.getMemberTeam(by('olga', { id: built.idOf(name) })));
  return team.above.map(({ username }) => username);
};
const waitsOf = async (name: Name) =>
  given(await actions.getMemberTeam(by('olga', { id: built.idOf(name) }))).proposedMove;

test('a move below an agent with an agreement of the house waits for a second person', async () => {
  built.paid.add(built.idOf('zoe'));
  expect(given(await move('ben', 'zoe'))).toEqual({ moved: false });
  expect(await aboveOf('dan')).toEqual(['ann', 'ben']);
  const at = built.clock.now();
  const waits = { upline: { username: 'zoe' }, by: 'olga', at, reason: 'asked for' };
  expect(await waitsOf('ben')).toMatchObject(waits);
  expect(given(await actions.listProposedMoves(by('pat', {})))).toMatchObject({
    list: [{ ...waits, member: { username: 'ben' } }],
    total: 1,
  });
  expect(reasonOf(await confirm('olga', 'ben', at))).toBe('move-second-person');
  built.opened.add('pat olga');
  expect(reasonOf(await confirm('pat', 'ben', at))).toBe('move-second-person');
  built.opened.clear();
  built.opened.add(`pat ${built.idOf('zoe')}`);
  expect(reasonOf(await confirm('pat', 'ben', at))).toBe('move-second-person');
  built.opened.clear();
  expect(reasonOf(await confirm('pat', 'ben', at - 1))).toBe('move-proposal-gone');
  given(await confirm('pat', 'ben', at));
  expect(await aboveOf('dan')).toEqual(['zoe', 'ben']);
  expect(await waitsOf('ben')).toBe(null);
  expect(reasonOf(await confirm('pat', 'ben', at))).toBe('move-proposal-gone');
  expect(built.noted.at(-1)).toMatchObject({
    action: 'confirm-member-move',
    before: { upline: 'ann' },
    after: { upline: 'zoe', reason: 'asked for', proposedBy: 'olga' },
  });
});

test('the house’s agreement of anybody above the new place asks for a second person', async () => {
  built.paid.add(built.idOf('ann'));
  expect(given(await move('yan', 'ben'))).toEqual({ moved: false });
});

test('a move within the line that already gains takes one person', async () => {
  built.paid.add(built.idOf('ann'));
  expect(given(await move('dan', 'ann'))).toEqual({ moved: true });
  expect(given(await move('dan', ''))).toEqual({ moved: true });
});

test('staff who opened the account of an agent above the new place move nobody there', async () => {
  built.opened.add(`olga ${built.idOf('ann')}`);
  expect(reasonOf(await move('yan', 'ben'))).toBe('move-second-person');
  expect(reasonOf(await move('yan', 'ann'))).toBe('move-second-person');
  expect(await aboveOf('yan')).toEqual(['zoe']);
  expect(given(await move('cora', 'ben'))).toEqual({ moved: true });
});

test('a move that waits is withdrawn, replaced, and gone once the member moved', async () => {
  built.paid.add(built.idOf('zoe'));
  const proposedAt = built.clock.now();
  given(await move('ben', 'zoe'));
  const asked = { id: built.idOf('ben'), proposedAt, reason: 'not asked for' };
  given(await actions.withdrawMemberMove(by('olga', asked)));
  expect(await waitsOf('ben')).toBe(null);
  const gone = await actions.withdrawMemberMove(by('olga', asked));
  expect(reasonOf(gone)).toBe('move-proposal-gone');
  given(await move('ben', 'zoe'));
  built.clock.advance(1);
  given(await move('ben', 'zoe'));
  expect(reasonOf(await confirm('pat', 'ben', proposedAt))).toBe('move-proposal-gone');
  given(await move('ben', ''));
  expect(await waitsOf('ben')).toBe(null);
});

test('a confirmed move is judged again', async () => {
  built.paid.add(built.idOf('zoe'));
  given(await move('ben', 'zoe'));
  const at = built.clock.now();
  given(await move('zoe', 'ben'));
  expect(reasonOf(await confirm('pat', 'ben', at))).toBe('agent-below');
  expect(await waitsOf('ben')).not.toBe(null);
});

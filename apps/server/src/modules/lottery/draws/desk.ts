// Staff decisions about issues, each in two steps: the decision with its audit note in one
// transaction, then its effect. After a crash in between, `applyConfirmed` finishes it.
import { isRefusal, refuse, type Refusal } from '@baize/contract';
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { eventIdOf, type SharedEvent } from '../../wagering/index.ts';
import type { Board } from './board.ts';
import { drawnNews } from './draw-due.ts';
import type { LotteryPorts } from '../ports.ts';
import {
  addProposal,
  decideProposal,
  lockProposal,
  markApplied,
  readUnapplied,
  type Person,
  type Proposal,
  type ProposalMade,
} from './store/proposals.ts';
import { lockGame } from './store/terms.ts';

type Ports = Pick<
  LotteryPorts,
  'database' | 'wagering' | 'clock' | 'randomness' | 'audit' | 'tell' | 'log'
>;

export type ApplyRefusal = Refusal<
  'issue-drawn' | 'issue-cancelled' | 'issue-settling' | 'result-known'
>;

/** What is proposed, by whom. */
export type Step = Omit<ProposalMade, 'proposalId' | 'by' | 'at'>;

export function createDesk(ports: Ports, board: Pick<Board, 'changed'>) {
  const { database, clock, tell } = ports;
  const log = createStepLog(ports);
  const changed = () => tell({ event: 'lottery-desk-changed', payload: {} });
  const shown = () => board.changed().then(changed);
  const apply = async (proposal: Proposal): Promise<ApplyRefusal | undefined> => {
    const refused = await takeEffect(ports, proposal);
    await markApplied(database.kysely, proposal.proposalId, clock.now());
    await shown();
    return refused;
  };
  return {
    ...log,
    apply,
    changed,
    /** Runs under the lock of a game: its proposals and terms stand in one line. */
    underLock: <T>(gameCode: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
      database.transaction(async (tx) => {
        await lockGame(tx, gameCode);
        return work(tx);
      }),
    async withdraw(staff: StaffCaller, { proposalId, kinds }: Asked) {
      const decided = await database.transaction(async (tx) => {
        const proposal = await lockProposal(tx, proposalId);
        if (!proposal || !kinds.includes(proposal.kind)) return refuse('proposal-unknown');
        if (proposal.state !== 'waiting') return refuse('proposal-closed');
        return log.decide(tx, proposal, { staff, state: 'withdrawn' });
      });
      if (!isRefusal(decided)) changed();
      return decided;
    },
    /** One person may, where little lies on the issue. */
    async cancelAlone(staff: Person, step: Step): Promise<Refusal<'issue-drawn'> | undefined> {
      const { gameCode, issue } = step;
      const eventId = eventIdOf({ gameCode, name: issue });
      await database.transaction((tx) => log.note(tx, staff, { action: 'decide', of: step }));
      const refused = await cancel(ports, eventId, { gameCode, issue });
      await shown();
      return refused;
    },
    /** Makes good what was confirmed before a crash; gives how many. */
    async applyConfirmed(): Promise<number> {
      const left = await readUnapplied(database.kysely);
      for (const proposal of left) await apply(proposal);
      return left.length;
    },
  };
}

/** Proposals and decisions, each with its note in the audit log. */
function createStepLog({ clock, randomness, audit, log }: Ports) {
  const note = (tx: Tx, staff: Person, { action, of }: { action: string; of: Step }) =>
    audit(tx, {
      staff,
      action: `${action}-lottery-${of.kind}`,
      subject: ['lottery', of.gameCode, of.issue, of.play].filter(Boolean).join(' '),
      before: of.replaced,
      after: { ...of.proposed, ...(of.reason === '' ? {} : { reason: of.reason }) },
    });
  return {
    note,
    /** Nothing changes, but somebody may want to know later. */
    contradicted: ({ staffId }: Person, { gameCode, issue }: Step) =>
      log.warn({ staffId, gameCode, issue }, 'two entries of a result differ'),
    /** Under the lock of the game. */
    async propose(tx: Tx, staff: Person, step: Step): Promise<Proposal> {
      const at = clock.now();
      const by = { staffId: staff.staffId, username: staff.username };
      const made = await addProposal(tx, { ...step, proposalId: newId(at, randomness), by, at });
      await note(tx, staff, { action: 'propose', of: step });
      return made;
    },
    async decide(
      tx: Tx,
      proposal: Proposal,
      { staff, state }: { staff: Person; state: 'confirmed' | 'withdrawn' },
    ): Promise<Proposal> {
      const by = { staffId: staff.staffId, username: staff.username };
      const decided = await decideProposal(tx, proposal, { state, by, at: clock.now() });
      const action = state === 'confirmed' ? 'confirm' : 'withdraw';
      await note(tx, staff, { action, of: proposal });
      return decided;
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;

interface Asked {
  readonly proposalId: string;
  readonly kinds: readonly Proposal['kind'][];
}

/** Settings took effect with the decision itself. */
async function takeEffect(ports: Ports, proposal: Proposal): Promise<ApplyRefusal | undefined> {
  const { kind, gameCode, issue } = proposal;
  if (kind === 'terms' || kind === 'odds') return undefined;
  const eventId = eventIdOf({ gameCode, name: issue });
  if (kind === 'cancellation') return cancel(ports, eventId, { gameCode, issue });
  const { numbers, version } = proposal.proposed as { numbers: number[]; version: number };
  const outcome = await ports.wagering.setResult({
    eventId,
    result: numbers,
    version,
    now: ports.clock.now(),
    enteredBy: proposal.by.username,
    confirmedBy: proposal.decidedBy?.username ?? '',
    reason: proposal.reason === '' ? 'entered by two persons' : proposal.reason,
  });
  if (!('refused' in outcome)) {
    ports.tell({ event: 'lottery-drawn', payload: drawnNews(outcome.event) });
    return undefined;
  }
  ports.log.error({ eventId, refused: outcome.refused }, 'a confirmed result was not taken');
  if (outcome.refused === 'issue-cancelled') return refuse('issue-cancelled');
  return refuse(kind === 'result' ? 'result-known' : 'issue-settling');
}

async function cancel(
  { wagering, tell }: Ports,
  eventId: string,
  payload: Pick<SharedEvent, 'gameCode'> & { readonly issue: string },
): Promise<Refusal<'issue-drawn'> | undefined> {
  const outcome = await wagering.voidEvent(eventId);
  if ('refused' in outcome) return refuse('issue-drawn');
  tell({ event: 'lottery-cancelled', payload });
  return undefined;
}

// One member's file: who they are, what they have, what they brought and took.
import { printUnits } from '@baize/money';
import { refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorPorts } from '../ports.ts';
import { printMember } from './find-members.ts';

export function getMemberFile(ports: OperatorPorts): Action<typeof operator.getMemberFile> {
  return async ({ input }) => {
    const facts = await ports.members.file(input.id);
    if (!facts) return refuse('member-not-found');
    const [row, totals, sums] = await Promise.all([
      printMember(ports, facts),
      ports.money.totals(facts.id),
      ports.play.sums(facts.id, facts.currency, 0),
    ]);
    return {
      ...row,
      payee: facts.payee,
      email: facts.email,
      mobile: facts.mobile,
      deposited: printUnits(totals.deposited, 2),
      withdrawn: printUnits(totals.withdrawn, 2),
      staked: printUnits(sums.staked, 2),
      paid: printUnits(sums.paid, 2),
    };
  };
}

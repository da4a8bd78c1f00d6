// One member's file: who they are, contacts masked, what they have, what they brought and took.
import { printUnits } from '@baize/money';
import { refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { MemberFile } from '../member-door.ts';
import type { OperatorPorts } from '../ports.ts';
import { maskDay, maskEnd, maskMailbox } from '../rules/mask.ts';
import { printMember } from './find-members.ts';

export function getMemberFile(ports: OperatorPorts): Action<typeof operator.getMemberFile> {
  return async ({ input }) => {
    const file = await ports.members.file(input.id);
    if (!file) return refuse('member-not-found');
    const [row, totals, sums, methods] = await Promise.all([
      printMember(ports, file),
      ports.money.totals(file.id),
      ports.play.lifeSums(file.id, file.currency, 0),
      ports.factors.methodsOf(`player:${file.id}`),
    ]);
    return {
      ...row,
      ...printFile(file),
      methods: [...methods],
      deposited: printUnits(totals.deposited, 2),
      withdrawn: printUnits(totals.withdrawn, 2),
      staked: printUnits(sums.staked, 2),
      paid: printUnits(sums.paid, 2),
    };
  };
}

const printFile = (file: MemberFile) => ({
  payee: file.payee,
  nickname: file.nickname,
  email: maskMailbox(file.email),
  emailVerified: file.emailVerified,
  mobile: maskEnd(file.mobile),
  mobileVerified: file.mobileVerified,
  birthday: maskDay(file.birthday),
  idNumber: maskEnd(file.idNumber),
  language: file.language,
  upline: file.upline,
  registeredFrom: file.registeredFrom,
  lastLoginFrom: file.lastLoginFrom,
  passwordKind: file.passwordKind,
  passwordChangedAt: file.passwordChangedAt,
  lockedUntil: file.lockedUntil,
  identity: file.identity,
});

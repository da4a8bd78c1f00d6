// Finds members. A part of a contact finds only for staff who may see contacts.
import { printUnits } from '@baize/money';
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { MemberFacts } from '../member-door.ts';
import type { OperatorPorts } from '../ports.ts';

export function findMembers(ports: OperatorPorts): Action<typeof operator.findMembers> {
  return async ({ caller, input }) => {
    const { pageNo = 1, pageSize = 20, memberId, since, until, ...words } = input;
    const { mobile = '', email = '' } = words;
    const seesContacts = caller.permissions.includes('members.contacts');
    const isWhole = !seesContacts && mobile + email !== '';
    const { list, total } = await ports.members.find({
      ...words,
      mobile: withoutPrefix(mobile),
      id: memberId,
      registeredFrom: since,
      registeredTo: until,
      ...(isWhole ? { pageNo: 1, pageSize: wholeMax } : { pageNo, pageSize }),
    });
    const shown = isWhole ? list.filter((facts) => hasContact(facts, { mobile, email })) : list;
    return {
      list: await Promise.all(shown.map((facts) => printMember(ports, facts))),
      total: isWhole ? shown.length : total,
    };
  };
}

const wholeMax = 100;
const digitsMin = 9;
const withoutPrefix = (mobile: string) => mobile.replaceAll(/\D/g, '').replace(/^0+/, '');

/** Parts of a contact would tell, piece by piece, what is masked: without the right it is whole. */
function hasContact(facts: MemberFacts, asked: { mobile: string; email: string }): boolean {
  const digits = withoutPrefix(asked.mobile);
  const isMobile = digits.length >= digitsMin && withoutPrefix(facts.mobile).endsWith(digits);
  const isEmail = facts.email.toLowerCase() === asked.email.trim().toLowerCase();
  return (asked.mobile === '' || isMobile) && (asked.email === '' || isEmail);
}

/** A member as a row of the console. */
export async function printMember(ports: Pick<OperatorPorts, 'money'>, facts: MemberFacts) {
  const { id, username, type, state, registeredAt, lastLoginAt, currency } = facts;
  const { cash, held } = await ports.money.purses(id, currency);
  return {
    id,
    username,
    type,
    state,
    registeredAt,
    lastLoginAt,
    balance: printUnits(cash, 2),
    held: printUnits(held, 2),
    currency,
  };
}

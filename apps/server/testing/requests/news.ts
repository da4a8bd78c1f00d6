// A payment company's message about something that is there, signed as it signs.
import { draftIds, type Drafting } from './draft.ts';
import type { BuiltServer } from '../index.ts';
import type { Letter } from './letter.ts';
import { newsOf } from './stock-money.ts';

const amounts = ['300', '400', '500', '599.99', '0.01', '1000000'];

export function newsLetter(built: BuiltServer, letter: Letter, drafting: Drafting): Letter {
  const { chance } = drafting;
  const kind = chance.pick(['deposit', 'deposit', 'payout'] as const);
  const outcome = chance.pick(['paid', 'failed', 'confirming', 'reversed'] as const);
  const about = kind === 'deposit' ? 'deposits' : chance.pick(['withdrawals', 'part-payouts']);
  const reference = draftIds(drafting, about) ?? 'nothing';
  const { body, headers } = newsOf(built, {
    kind,
    outcome,
    reference,
    amount: chance.pick(amounts),
  });
  const text = chance.percent(5) ? body.replace('"PHP"', '"USD"') : body;
  return {
    ...letter,
    input: { ...letter.input, params: { provider: 'sandpay' } },
    headers: { ...letter.headers, ...headers, 'content-type': 'application/json' },
    text: () => text,
  };
}

// The profit list of a team under the names of older clients, with the sum of the whole branch.
import { isRefusal } from '@baize/contract';
import { askedProfitOf } from './asked-profit.ts';
import type { FactsPorts } from './ports.ts';
import type { Sums } from './rules/sums.ts';
import { readBranch, readProfit } from './store/profit.ts';
import { pageOf, within, type AskedPage } from './wire.ts';

type AskingCall = Parameters<typeof askedProfitOf>[1] & { readonly input: AskedPage };

export async function familyListOf(ports: FactsPorts, call: AskingCall) {
  const asked = await askedProfitOf(ports, call);
  if (isRefusal(asked)) return asked;
  const { search } = asked;
  const on = ports.database.kysely;
  const { limit, offset, page } = pageOf(call.input);
  const [whole, { list, total }] = await Promise.all([
    readBranch(on, search),
    readProfit(on, { ...search, limit, offset }),
  ]);
  return {
    printed: <Printed extends object>(print: (sums: Sums) => Printed) => ({
      list: list.map((line) => ({
        customer_name: line.username,
        customer_id: line.id,
        ...print(within(line, search.category)),
      })),
      footer: print(within(whole, search.category)),
      page: page(total),
    }),
  };
}

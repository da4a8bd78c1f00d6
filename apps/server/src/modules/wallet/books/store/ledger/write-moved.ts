// Writes down what figures of members count beside play, in the transaction of its posting; a batch
// of bets alone sends nothing.
import type { Book } from '@baize/ledger';
import { textsText, wholesText } from '../../../../../platform/database/index.ts';
import { moneyMovedBy } from './money-moved.ts';
import type { BatchConnection } from './connection.ts';

const insert = {
  name: 'ledger-write-moved',
  text: `insert into wallet_moved (player_id, currency, kind, amount, event, reference, at)
    select m.*, $7 from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[],
      $6::text[]) as m(player_id, currency, kind, amount, event, reference)`,
};

export function readyToWriteMoved({ postings }: Book, at: string) {
  const moved = postings.flatMap(({ posting }) => moneyMovedBy(posting));
  const values = [
    textsText(moved.map(({ playerId }) => playerId)),
    textsText(moved.map(({ currency }) => currency)),
    textsText(moved.map(({ kind }) => kind)),
    wholesText(moved.map(({ amount }) => amount)),
    textsText(moved.map(({ event }) => event)),
    textsText(moved.map(({ reference }) => reference)),
    at,
  ];
  return ({ run }: BatchConnection): readonly Promise<never[]>[] =>
    moved.length === 0 ? [] : [run<never>(insert, values)];
}

// Evidence of the member about a withdrawal, and their deposit that pays another member, for the
// tests of the door: strangers see and change neither.
import type { Database } from '../index.ts';
import type { Owned } from './owned-round.ts';
import type { Input } from './sample.ts';

export async function ownedPayments(
  { pool }: Database,
  memberId: string,
  refId: string,
): Promise<Readonly<Record<string, Owned>>> {
  const picture = Buffer.from('a picture');
  await pool.query(
    `insert into wallet_evidence (id, subject, author, kind, writer_id, picture, at)
      values ('evidence-of-the-member', $1, 'seller', 'not-received', $2, $3, now())`,
    [refId, memberId, picture],
  );
  await pool.query(
    `insert into wallet_deposit (id, player_id, currency, requested, state, provider, mode,
        requested_at)
      values ('payment-of-the-member', $1, 'PHP', 1000000, 'processing', 'c2c', 1, now())`,
    [memberId],
  );
  await pool.query(
    `insert into wallet_part (id, withdrawal_id, number, player_id, currency, amount, way, state,
        match_id)
      values ('part-of-another', $1, 1, 'another', 'PHP', 1000000, 'c2c', 'matched',
        'payment-of-the-member')`,
    [refId],
  );
  await pool.query(
    `insert into wallet_match (id, part_id, buyer_id, state, matched_at, pay_by)
      values ('payment-of-the-member', 'part-of-another', $1, 'matched', now(),
        now() + interval '1 hour')`,
    [memberId],
  );
  const naming = (input: (id: string) => Input, own: string): Owned => ({
    theirs: input(own),
    nobodys: input('no-such-payment'),
  });
  const looking = (id: string): Input => ({ params: { id } });
  const payment = 'payment-of-the-member';
  return {
    'wallet.getPaymentDispute': naming(looking, payment),
    'wallet.getPaymentProof': naming(looking, 'evidence-of-the-member'),
    'wallet.addPaymentEvidence': naming(
      (id) => ({ params: { id }, body: { message: 'I paid' } }),
      payment,
    ),
    'wallet.proveC2cDeposit': naming(
      (id) => ({ params: { id }, body: { proof: 'aGk=' } }),
      payment,
    ),
    'wallet.cancelC2cDeposit': naming(looking, payment),
  };
}

// A member's movement in full for staff: every purse before and after it, and what it came from.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, wagering, wallet } from '@baize/contract';
import { Dialog, EmptyState, Skeleton } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { type Fact, Figures } from '../../app/figures.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import styles from './wallet.module.css';

type InFull = OutputOf<typeof wallet.getMovementOfMember>;
type Round = OutputOf<typeof wagering.findReferenceOfMember>['list'][number];

interface MovementDialogProps {
  id: string;
  movementId: string;
  onClose: () => void;
}

export function MovementDialog({ id, movementId, onClose }: MovementDialogProps) {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: ['member-movement', id, movementId],
    queryFn: async () => unwrap(await client.wallet.getMovementOfMember({ id, movementId })),
  });
  const title = data ? (t.named(`wallet.event-${data.event}`) ?? data.event) : t('wallet.movement');
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('operator.close')}>
      {error ? <EmptyState>{failureText(t, error)}</EmptyState> : null}
      {data || error ? null : <Skeleton shape="block" />}
      {data ? <Shown id={id} movement={data} /> : null}
    </Dialog>
  );
}

function Shown({ id, movement }: { id: string; movement: InFull }) {
  const t = useText();
  const { money, moment } = useShow();
  const rounds = useRounds(id, movement);
  const { deposit, withdrawal, currency } = movement;
  const purses: Fact[] = movement.purses.map(({ account, before, after }) => [
    t(`operator.kind-${account as 'player-cash'}`),
    `${money(before, currency)} → ${money(after, currency)}`,
  ]);
  return (
    <div className={styles['parts']}>
      <Figures
        facts={[
          [t('operator.when'), moment(movement.at)],
          [t('operator.amount'), money(movement.amount, currency)],
          [t('wallet.movement-number'), movement.id],
          [t('wallet.reference'), movement.reference],
          ...purses,
        ]}
      />
      {deposit ? (
        <Figures
          facts={[
            [t('operator.state'), t(`deposits.state-${deposit.state}`)],
            [t('wallet.asked-for'), money(deposit.requested, currency)],
            [t('deposits.way'), deposit.provider],
            [t('wallet.provider-reference'), deposit.providerRef],
          ]}
        />
      ) : null}
      {withdrawal ? (
        <Figures
          facts={[
            [
              t('operator.state'),
              t.named(`wallet.step-of-${withdrawal.state}`) ?? withdrawal.state,
            ],
            [t('operator.amount'), money(withdrawal.amount, currency)],
            [t('wallet.account'), `${withdrawal.bankName}, …${withdrawal.numberEnd}`],
            [t('wallet.step-sent'), moment(withdrawal.paidAt)],
          ]}
        />
      ) : null}
      {rounds.map((round) => (
        <Figures key={round.roundId} facts={factsOf(round)} />
      ))}
    </div>
  );
  function factsOf(round: Round): Fact[] {
    return [
      [t('operator.game'), [round.vassalage, round.gameName].filter(Boolean).join(' · ')],
      [t('operator.round'), round.roundId],
      [t('operator.state'), t(`wagering.state-${round.state}`)],
      [t('operator.stake'), money(round.stake, currency)],
      ...(round.free
        ? [[t('wagering.stake-by'), t(`wagering.free-${round.free.kind}`)] satisfies Fact]
        : []),
      [t('operator.payout'), money(round.payout, currency)],
      ...round.messages.map(({ kind, number, amount, refused }): Fact => [
        `${t(`wallet.message-${kind}`)} ${number}`,
        `${money(amount, currency)} ${refused}`.trim(),
      ]),
    ];
  }
}

function useRounds(id: string, { kind, reference }: InFull): readonly Round[] {
  const isPlay = kind === 'play' || kind === 'jackpots';
  const may = useMay('rounds.view');
  const { data } = useQuery({
    queryKey: ['member-reference', id, reference],
    enabled: isPlay && may,
    queryFn: async () => {
      const answer = await client.wagering.findReferenceOfMember({ id, reference });
      if (!answer.ok && answer.refused === 'round-unknown') return [];
      return unwrap(answer).list;
    },
  });
  return data ?? [];
}

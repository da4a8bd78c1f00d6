// The evidence about one withdrawal on one screen: the marks with the reason for each, the name,
// the money, the play, the last rounds, places, linked accounts, signatures and notes.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import { Card, Skeleton, Status } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { Refused } from '../../../app/refused.tsx';
import { Figures, type Fact } from '../../../app/figures.tsx';
import { useShow } from '../../../app/show.ts';
import { useStaffStore } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { cashierKey, type DeskCase, type Evidence as Facts } from '../names.ts';
import { Claim } from './claim.tsx';
import { LastRounds, Linked, Places } from './evidence-lists.tsx';
import { Marks } from './marks.tsx';
import { Notes } from './notes.tsx';
import { Signatures } from './signatures.tsx';
import { Steps } from './steps.tsx';
import { stepsOf, type DeskStep } from './steps-of.ts';
import styles from './desk.module.css';

export const useEvidence = (id: string | undefined) =>
  useQuery({
    queryKey: [...cashierKey, 'evidence', id],
    queryFn: async () => unwrap(await client.cashier.getEvidence({ id: id ?? '' })),
    enabled: id !== undefined,
    staleTime: 0,
  });

export interface EvidenceProps {
  id: string;
  onAsk: (step: DeskStep) => void;
}

export function Evidence({ id, onAsk }: EvidenceProps) {
  const { data, error, isFetching, refetch } = useEvidence(id);
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (!data) return <Skeleton shape="block" />;
  return (
    <>
      <Head one={data.case} onAsk={onAsk} />
      <div className={styles['cards']}>
        <Marks evidence={data} />
        <MoneyCard evidence={data} />
        <PlayCard evidence={data} />
        <Linked linked={data.linked} />
        <Places places={data.places} />
        <LastRounds evidence={data} />
        <Signatures evidence={data} />
        <Notes id={id} notes={data.notes} />
      </div>
    </>
  );
}

const kinds = {
  pending: 'waiting',
  approved: 'waiting',
  paying: 'waiting',
  paid: 'good',
  refused: 'bad',
} as const;

function Head({ one, onAsk }: { one: DeskCase; onAsk: (step: DeskStep) => void }) {
  const t = useText();
  const { money, moment } = useShow();
  const may = useStaffStore(({ staff }) => staff?.permissions ?? []);
  const facts: Fact[] = [
    [t('operator.account-holder'), one.cardHolder],
    [t('operator.bank'), `${one.bankName} ${one.cardNumber}`],
    [t('operator.asked-at'), moment(one.requestedAt)],
    ...(one.judgedBy ? [[t('operator.judged-by'), one.judgedBy] as const] : []),
    ...(one.hold ? [[t('cashier.hold'), one.hold] as const] : []),
    ...(one.remark ? [[t('operator.remark'), one.remark] as const] : []),
    ...(one.payoutProblem
      ? [[t('operator.payout-problem'), t(`operator.${one.payoutProblem}`)] as const]
      : []),
  ];
  return (
    <header className={styles['head']}>
      <div className={styles['title']}>
        <h2>{money(one.amount, one.currency)}</h2>
        <Link to={`/members/${one.playerId}`}>{one.username}</Link>
        <Status kind={kinds[one.state]}>{t(`operator.withdrawal-${one.state}`)}</Status>
        <Claim one={one} />
      </div>
      <Figures facts={facts} />
      <Steps one={one} steps={stepsOf(one, may)} onAsk={onAsk} />
    </header>
  );
}

function MoneyCard({ evidence: { money: facts, case: one } }: { evidence: Facts }) {
  const t = useText();
  const { money, moment } = useShow();
  const rows = [
    ['deposits', facts.deposited, facts.depositedMonth],
    ['withdrawals', facts.withdrawn, facts.withdrawnMonth],
    ['net', facts.net, facts.netMonth],
  ] as const;
  return (
    <Card title={t('cashier.money')}>
      <table className={styles['sums']}>
        <thead>
          <tr>
            <th scope="col">{t('cashier.money')}</th>
            <th scope="col">{t('cashier.all-time')}</th>
            <th scope="col">{t('cashier.month')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, all, month]) => (
            <tr key={name}>
              <th scope="row">{t(`cashier.sum-${name}`)}</th>
              <td>{money(all, one.currency)}</td>
              <td>{money(month, one.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Figures
        facts={[
          [t('cashier.deposits-count'), String(facts.deposits)],
          [t('cashier.paid-count'), String(facts.paid)],
          [t('cashier.refused-count'), String(facts.refused)],
          [t('cashier.asked-in-day'), String(facts.askedInDay)],
          [t('cashier.last-deposit'), moment(facts.lastDepositAt)],
          [t('cashier.last-paid'), moment(facts.lastPaidAt)],
        ]}
      />
    </Card>
  );
}

function PlayCard({ evidence: { play, case: one } }: { evidence: Facts }) {
  const t = useText();
  const { money, moment } = useShow();
  const shown = (amount: string) => money(amount, one.currency);
  return (
    <Card
      title={t('cashier.play')}
      aside={
        <small>
          {play.since === null
            ? t('cashier.since-beginning')
            : t('cashier.since', { at: moment(play.since) })}
        </small>
      }
    >
      <Figures
        facts={[
          [t('cashier.turnover'), shown(play.staked)],
          [t('cashier.payouts'), shown(play.paid)],
          [t('cashier.turnover-left'), shown(play.turnoverLeft)],
          [t('cashier.offset'), shown(play.offset)],
        ]}
      />
    </Card>
  );
}

// How reliably the agent above pays, shown before a contract is signed: bills paid on time and
// late, and what waits. It is never hidden behind a press.
import { formatDate } from '@baize/i18n';
import { Skeleton, Status, type StatusKind } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { Tiles } from '../../app/records/tiles.tsx';
import { useText } from '../../app/texts/texts.ts';
import { type Standing, useStanding } from './agreements.ts';
import styles from './agreements.module.css';

type Judgement = 'new' | 'reliable' | 'late' | 'owes';

const looks: Readonly<Record<Judgement, StatusKind>> = {
  new: 'neutral',
  reliable: 'good',
  late: 'waiting',
  owes: 'bad',
};

export function judgementOf(standing: Standing): Judgement {
  if (standing.overdue > 0) return 'owes';
  if (standing.paidLate > 0 || standing.forced > 0) return 'late';
  return standing.paidOnTime > 0 ? 'reliable' : 'new';
}

export function StandingOf({ agreementId, name }: { agreementId: string; name: string }) {
  const t = useText();
  const money = useMoneyText();
  const { data, error } = useStanding(agreementId);
  if (data === undefined) return error === null ? <Skeleton shape="block" /> : null;
  const judgement = judgementOf(data);
  const tiles = [
    { key: 'time', label: t('contracts.paid-on-time'), value: data.paidOnTime },
    { key: 'late', label: t('contracts.paid-late'), value: data.paidLate + data.forced },
    {
      key: 'owed',
      label: t(data.overdue > 0 ? 'contracts.owed' : 'contracts.owed-in-time'),
      value: money(data.owed),
    },
  ];
  return (
    <section className={styles['standing']} aria-label={t('contracts.standing', { name })}>
      <header>
        <h4>{t('contracts.standing', { name })}</h4>
        <Status kind={looks[judgement]}>{t(`contracts.standing-${judgement}`)}</Status>
      </header>
      <Tiles tiles={tiles} />
      {data.oldestUnpaid === null ? null : (
        <p>{t('contracts.oldest-unpaid', { date: formatDate(data.oldestUnpaid) })}</p>
      )}
    </section>
  );
}

// Bonuses in rows: terms, progress and money in a line each, and the steps that staff may take.
import { Status, type Column } from '@baize/ui';
import { Link } from 'react-router';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { BonusSteps } from './bonus-steps.tsx';
import type { StaffBonus } from './staff-bonus.ts';
import styles from './bonuses.module.css';

const kinds: Partial<Readonly<Record<StaffBonus['state'], 'good' | 'waiting'>>> = {
  active: 'good',
  released: 'good',
  proposed: 'waiting',
  granted: 'waiting',
};

export function useBonusColumns(shown: 'of-member' | 'of-all'): readonly Column<StaffBonus>[] {
  const t = useText();
  const { moment } = useShow();
  const member: Column<StaffBonus> = {
    key: 'member',
    head: t('operator.member'),
    cell: ({ playerId, username }) => <Link to={`/members/${playerId}`}>{username}</Link>,
  };
  return [
    ...(shown === 'of-all' ? [member] : []),
    { key: 'name', head: t('console.bonuses.name'), cell: (bonus) => <Named bonus={bonus} /> },
    {
      key: 'state',
      head: t('operator.state'),
      cell: ({ state }) => (
        <Status kind={kinds[state] ?? 'neutral'}>{t(`bonuses.state-${state}`)}</Status>
      ),
    },
    { key: 'sum', head: t('bonuses.progress'), cell: (bonus) => <Sum bonus={bonus} /> },
    { key: 'money', head: t('operator.amount'), cell: (bonus) => <Held bonus={bonus} /> },
    {
      key: 'by',
      head: t('console.bonuses.by'),
      wideOnly: true,
      cell: ({ grantedBy, confirmedBy, endedBy, grantedAt }) => (
        <>
          {[grantedBy, confirmedBy, endedBy].filter((name) => name !== '').join(', ') || '–'}
          <div className={styles['mute']}>{moment(grantedAt)}</div>
        </>
      ),
    },
    { key: 'steps', head: '', cell: (bonus) => <BonusSteps bonus={bonus} /> },
  ];
}

function Named({ bonus: { name, reason, endReason } }: { bonus: StaffBonus }) {
  const t = useText();
  const said = [reason, endReason].flatMap((one) =>
    one === '' ? [] : [t(`console.bonuses.reason-${one}`)],
  );
  return (
    <>
      {name}
      <div className={styles['mute']}>{said.join(' · ')}</div>
    </>
  );
}

function Sum({ bonus }: { bonus: StaffBonus }) {
  const t = useText();
  const { money } = useShow();
  const { counted, required, currency, base, times } = bonus;
  const show = (amount: string) => money(amount, currency);
  return (
    <>
      {t('console.bonuses.wagered', { done: show(counted), required: show(required) })}
      <div className={styles['mute']}>
        {t('bonuses.sum', { base: show(base), times, required: show(required) })}
      </div>
      {bonus.sums.map(({ category, percent, stake, counted: worth }) => (
        <div key={`${category} ${percent}`} className={styles['mute']}>
          {t.named(`catalogue.category-${category}`) ?? category}:{' '}
          {t('bonuses.sum-line', { stake: show(stake), percent, counted: show(worth) })}
        </div>
      ))}
    </>
  );
}

function Held({ bonus }: { bonus: StaffBonus }) {
  const t = useText();
  const { money } = useShow();
  const { amount, balance, inPlay, released, lost, currency, state } = bonus;
  const facts: readonly (readonly [string, string])[] =
    state === 'active'
      ? [
          [t('console.bonuses.balance'), balance],
          [t('console.bonuses.in-play'), inPlay],
        ]
      : [
          [t('console.bonuses.released'), released],
          [t('console.bonuses.lost'), lost],
        ];
  return (
    <>
      {money(amount, currency)}
      {facts.map(([label, value]) =>
        Number(value) === 0 ? null : (
          <div key={label} className={styles['mute']}>
            {label}: {money(value, currency)}
          </div>
        ),
      )}
    </>
  );
}

// One open bonus: what there is of it, how far its wagering is, every line of the sum, its terms,
// and the way to give it up.
import { useState } from 'react';
import { Button, Card, ProgressBar, Status } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { BonusSums } from './bonus-sums.tsx';
import type { Bonus } from './bonuses.ts';
import { CancelBonus } from './cancel-bonus.tsx';
import styles from './bonuses.module.css';

export function BonusCard({ bonus }: { bonus: Bonus }) {
  const t = useText();
  const [asked, setAsked] = useState(false);
  const { name, state } = bonus;
  return (
    <Card
      title={name}
      aside={
        <Status kind={state === 'active' ? 'good' : 'waiting'}>
          {t(`bonuses.state-${state}`)}
        </Status>
      }
    >
      <div className={styles['bonus']}>
        {state === 'active' ? <Progress bonus={bonus} /> : <Waiting bonus={bonus} />}
        <Facts bonus={bonus} />
        {state === 'active' ? <BonusSums bonus={bonus} /> : null}
        <Terms bonus={bonus} />
        <div>
          <Button kind="ghost" onClick={() => setAsked(true)}>
            {t('bonuses.cancel')}
          </Button>
        </div>
        {asked ? <CancelBonus bonus={bonus} onClose={() => setAsked(false)} /> : null}
      </div>
    </Card>
  );
}

interface OfBonus {
  bonus: Bonus;
}

function Progress({ bonus: { required, counted, left, base, times, ahead } }: OfBonus) {
  const t = useText();
  const money = useMoneyText();
  const words = t('bonuses.progress-of', { done: money(counted), required: money(required) });
  return (
    <div className={styles['progress']}>
      <ProgressBar
        label={t('bonuses.progress')}
        value={Number(counted)}
        max={Number(required)}
        valueText={words}
        aside={
          <div className={styles['line']}>
            <b>{words}</b>
            <span>{t('bonuses.progress-left', { amount: money(left) })}</span>
          </div>
        }
      />
      <p className={styles['small']}>
        {t('bonuses.sum', { base: money(base), times, required: money(required) })}
      </p>
      {Number(ahead) > 0 ? (
        <p className={styles['small']}>{t('bonuses.ahead', { amount: money(ahead) })}</p>
      ) : null}
    </div>
  );
}

function Waiting({ bonus: { days } }: OfBonus) {
  const t = useText();
  return <p className={styles['small']}>{t('bonuses.starts-next', { days })}</p>;
}

function Facts({ bonus }: OfBonus) {
  const t = useText();
  const money = useMoneyText();
  const { amount, balance, inPlay, releasable, stakeMax, releaseMax, expiresAt, state } = bonus;
  const facts: readonly (readonly [string, string])[] = [
    [t('bonuses.granted'), money(amount)],
    ...(state === 'active'
      ? ([
          [t('bonuses.there-now'), money(balance)],
          [t('bonuses.in-bets'), money(inPlay)],
          [t('bonuses.released-if-met'), money(releasable)],
        ] as const)
      : []),
    [t('bonuses.stake-max'), stakeMax === null ? t('bonuses.no-stake-max') : money(stakeMax)],
    ...(releaseMax === null ? [] : [[t('bonuses.release-max'), money(releaseMax)] as const]),
    ...(expiresAt === null
      ? []
      : [[t('bonuses.expires'), formatDateTime(expiresAt, { tag: t.tag })] as const]),
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Terms({ bonus: { funding, sticky } }: OfBonus) {
  const t = useText();
  return (
    <ul className={styles['terms']}>
      <li>{t(`bonuses.${funding}`)}</li>
      <li>{t('bonuses.wins-split')}</li>
      {sticky ? <li>{t('bonuses.sticky')}</li> : null}
    </ul>
  );
}

// The member's points and their worth, the way to money, and how points are earned.
import { useState } from 'react';
import { Button, CoinsIcon, RewardArt } from '@baize/ui';
import { formatDateTime, formatNumber } from '@baize/i18n';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { ConvertDialog } from './convert-dialog.tsx';
import { useEarnRows } from './earn-rows.ts';
import { type Balance, type Config, wholeSteps } from './points.ts';
import styles from './points.module.css';

interface BalanceHeroProps {
  balance: Balance;
  config: Config;
  onRules: () => void;
}

export function BalanceHero({ balance: own, config, onRules }: BalanceHeroProps) {
  const t = useText();
  const money = useMoneyText();
  const { balance, earned, worth } = own;
  return (
    <section className={styles['hero']} data-ground="dark" aria-label={t('points.balance')}>
      <RewardArt picture="coins" sizes="700px" eager className={styles['coin']} />
      <div className={styles['own']}>
        <h2>{t('points.balance')}</h2>
        <p className={styles['figure']}>{formatNumber(balance, t.tag)}</p>
        <p>
          {config.isConverting ? <b>{t('points.worth', { amount: money(worth) })}</b> : null}
          <span>{t('points.earned-ever', { count: formatNumber(earned, t.tag) })}</span>
        </p>
        <Convert config={config} balance={balance} />
      </div>
      <Earn config={config} onRules={onRules} />
    </section>
  );
}

function Convert({ config, balance }: { config: Config; balance: number }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { isConverting, step, moneyFrom } = config;
  if (!isConverting) return <p>{t('points.convert-off')}</p>;
  if (wholeSteps(balance, step) === 0)
    return <p>{t('points.convert-few', { step: t('points.count', { count: step }) })}</p>;
  if (moneyFrom !== null)
    return <p>{t('points.convert-spent', { time: formatDateTime(moneyFrom, { tag: t.tag }) })}</p>;
  return (
    <>
      <Button kind="primary" icon={<CoinsIcon />} onClick={() => setOpen(true)}>
        {t('points.convert')}
      </Button>
      {isOpen ? (
        <ConvertDialog config={config} balance={balance} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

const shownMost = 5;

function Earn({ config, onRules }: { config: Config; onRules: () => void }) {
  const t = useText();
  const rows = useEarnRows(config);
  return (
    <div className={styles['earn']}>
      <h3>{t('points.earn-title')}</h3>
      {config.givesFrom === null ? null : (
        <p>{t('points.earn-spent', { time: formatDateTime(config.givesFrom, { tag: t.tag }) })}</p>
      )}
      {rows.length === 0 ? <p>{t('points.earn-none')}</p> : null}
      <ul>
        {rows.slice(0, shownMost).map(({ key, name, rate }) => (
          <li key={key}>
            <span>{name}</span>
            <b>{rate}</b>
          </li>
        ))}
      </ul>
      <Button size="small" kind="ghost" onClick={onRules}>
        {t('points.earn-all')}
      </Button>
    </div>
  );
}

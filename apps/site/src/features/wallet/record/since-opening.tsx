// Deposits and withdrawals since the account was opened, in a line above the record.
import { unitsOf } from '@baize/client';
import { formatDate } from '@baize/i18n';
import { Money, Skeleton } from '@baize/ui';
import { useMoneyText } from '../../../app/money-text.ts';
import { Note } from '../../../app/records/note.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { useSinceOpening } from './movements.ts';
import styles from '../../../app/records/filters.module.css';

const figures = ['deposited', 'withdrawn', 'net'] as const;

export function SinceOpening() {
  const t = useText();
  const { symbol, tag } = useMoneyText();
  const { data } = useSinceOpening();
  return (
    <section className={styles['since']} aria-label={t('wallet.since-opening')}>
      <dl>
        {figures.map((name) => (
          <div key={name}>
            <dt>{t(`wallet.since-${name}`)}</dt>
            <dd>
              {data ? (
                <Money
                  units={unitsOf(data[name])}
                  symbol={symbol}
                  locale={tag}
                  {...(name === 'net' ? { sign: 'always' } : {})}
                />
              ) : (
                <Skeleton />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {data && data.since !== null ? (
        <Note>{t('wallet.since-when', { day: formatDate(data.since, { tag }) })}</Note>
      ) : null}
    </section>
  );
}

// The turnover that stands before a withdrawal: how much of it is staked, and each requirement with
// the bets that counted for it.
import { unitsOf } from '@baize/client';
import { Button, ProgressBar } from '@baize/ui';
import { formatDate, formatPercent } from '@baize/i18n';
import { useMoneyText } from '../../app/money-text.ts';
import { useMemberCentre } from '../../app/member-pages.ts';
import { useText } from '../../app/texts/texts.ts';
import type { Preview } from './payments.ts';
import styles from './preview.module.css';

type Item = Preview['turnover']['items'][number];

const permillePerOne = 1000;

function Counted({ item: { bets } }: { item: Item }) {
  const t = useText();
  const show = useMoneyText();
  if (bets.length === 0) return <p>{t('payments.turnover-no-bets')}</p>;
  return (
    <ul>
      {bets.map(({ category, percent, bets: number, counted, stake }) => (
        <li key={`${category} ${percent}`}>
          {t('payments.turnover-counted', {
            bets: number,
            category: t.named(`catalogue.category-${category}`) ?? category,
            counted: show(unitsOf(counted)),
            stake: show(unitsOf(stake)),
            percent,
          })}
        </li>
      ))}
    </ul>
  );
}

function Requirement({ item }: { item: Item }) {
  const t = useText();
  const show = useMoneyText();
  const { source, openedAt, required, counted } = item;
  const when = formatDate(openedAt, { tag: show.tag });
  const words = t('payments.turnover-progress', {
    counted: show(unitsOf(counted)),
    required: show(unitsOf(required)),
  });
  return (
    <details className={styles['requirement']}>
      <summary>
        <span>{t(`payments.turnover-of-${source}`, { when })}</span>
        <b>{words}</b>
      </summary>
      <Counted item={item} />
    </details>
  );
}

export function TurnoverProgress({ preview: { turnover, fee } }: { preview: Preview }) {
  const t = useText();
  const show = useMoneyText();
  const { open } = useMemberCentre();
  const { required, counted, left, items } = turnover;
  if (left <= 0) return null;
  const money = (amount: number) => show(unitsOf(amount));
  const words = t('payments.turnover-progress', {
    counted: money(counted),
    required: money(required),
  });
  const percent = formatPercent(fee.turnoverPermille / permillePerOne, show.tag, 1);
  return (
    <section className={styles['turnover']} aria-label={t('payments.turnover')}>
      <ProgressBar
        label={t('payments.turnover')}
        valueText={words}
        value={counted}
        max={required}
        aside={
          <p>
            <b>{t('payments.turnover-left', { left: money(left) })}</b>
            <span>{words}</span>
          </p>
        }
      />
      <div className={styles['requirements']}>
        {items.map((item) => (
          <Requirement key={`${item.source} ${item.openedAt}`} item={item} />
        ))}
      </div>
      {fee.turnoverPermille > 0 ? <p>{t('payments.turnover-fee', { percent })}</p> : null}
      <Button size="small" kind="ghost" onClick={() => open('personalHistoryCopy')}>
        {t('payments.turnover-bets')}
      </Button>
    </section>
  );
}

// The slips of an order: what was picked, at which price, and what it was paid.
import { formatNumber } from '@baize/i18n';
import { Card, Table, type Column } from '@baize/ui';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { usePlayName, useWord } from './game-facts.ts';
import styles from './lottery.module.css';
import type { OrderShown } from './order-page.tsx';

type Slip = OrderShown['slips'][number];

/** The price of a unit that costs its amount. */
const wholePrice = '1.0000';

export function OrderSlips({ order: { gameCode, slips, currency } }: { order: OrderShown }) {
  const t = useText();
  const { money } = useShow();
  const columns: readonly Column<Slip>[] = [
    {
      key: 'slip',
      head: t('console.lottery.slip'),
      cell: (slip) => <SlipText gameCode={gameCode} slip={slip} currency={currency} />,
    },
    {
      key: 'units',
      head: t('console.lottery.units'),
      cell: ({ units }) => formatNumber(units, t.tag),
      align: 'money',
      wideOnly: true,
    },
    {
      key: 'stake',
      head: t('operator.stake'),
      cell: ({ stake }) => money(stake, currency),
      align: 'money',
    },
    {
      key: 'payout',
      head: t('operator.payout'),
      cell: ({ payout, returned }) => (
        <>
          {money(payout, currency)}
          {/[1-9]/.test(returned) ? (
            <small className={styles['under']}>
              {t('console.lottery.pushed', { amount: money(returned, currency) })}
            </small>
          ) : null}
        </>
      ),
      align: 'money',
    },
  ];
  return (
    <Card title={t('console.lottery.slips')}>
      <Table
        caption={t('console.lottery.slips')}
        columns={columns}
        rows={slips}
        rowKey={({ slipId }) => slipId}
      />
    </Card>
  );
}

interface SlipTextProps {
  gameCode: string;
  slip: Slip;
  currency: string;
}

function SlipText({ gameCode, slip, currency }: SlipTextProps) {
  const t = useText();
  const name = usePlayName();
  const word = useWord();
  const { money } = useShow();
  const { mode, multiple, group, amount, won, rate } = slip;
  const factor = slip.price ?? wholePrice;
  const price =
    amount === null
      ? t('console.lottery.slip-price', {
          mode: mode === null ? '' : t(`console.lottery.mode-${mode}`),
          multiple: multiple ?? 1,
          group: group ?? 0,
        })
      : t('console.lottery.slip-amount', { amount: money(amount, currency) });
  return (
    <span className={styles['lines']}>
      <strong>{name(gameCode, slip.play)}</strong>
      <span className={styles['selection']}>
        {slip.selection.replaceAll(/[a-z][a-z0-9-]*/gu, word)}
        {slip.selectionCut ? '…' : ''}
      </span>
      <small className={styles['under']}>
        {price}
        {factor === wholePrice ? '' : ` · ${t('console.lottery.slip-factor', { factor })}`}
        {rate === null ? '' : ` · ${t('console.lottery.number-rate', { rate })}`}
      </small>
      {won.length === 0 ? null : (
        <small className={styles['under']}>
          {t('console.lottery.won-units', {
            won: won.map(({ bet, units }) => `${word(bet)} × ${units}`).join(', '),
          })}
        </small>
      )}
    </span>
  );
}

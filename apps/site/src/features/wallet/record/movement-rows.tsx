// The rows of the account record, as a table and as cards, and the sums of all that fits.
import { unitsOf } from '@baize/client';
import { formatDateTime, formatMoney } from '@baize/i18n';
import { type Column, Money } from '@baize/ui';
import { useMoneyText } from '../../../app/money-text.ts';
import { Note } from '../../../app/records/note.tsx';
import { OpenButton } from '../../../app/records/facts.tsx';
import { RecordLine } from '../../../app/records/record-card.tsx';
import { Tiles } from '../../../app/records/tiles.tsx';
import { useText } from '../../../app/texts/texts.ts';
import styles from './movement-rows.module.css';
import { nameOf, type Movement, type MovementSums } from './movements.ts';

type Open = (id: string) => void;

function Reference({ movement, onOpen }: { movement: Movement; onOpen: Open }) {
  const t = useText();
  const { txId, reference, event, txType } = movement;
  const name = nameOf(t, event, String(txType));
  const label = t('wallet.open-movement', { name, reference });
  return <OpenButton text={reference} label={label} onClick={() => onOpen(txId)} />;
}

/** The cash that moved, and the bonus money under it; cash that did not move is left out. */
function Amounts({ movement: { amount, bonus } }: { movement: Movement }) {
  const t = useText();
  const { tag } = useMoneyText();
  const money = (moved: number) => (
    <Money units={unitsOf(moved)} locale={tag} tone="change" sign="always" />
  );
  if (bonus === null) return money(amount);
  return (
    <span className={styles['amounts']}>
      {amount === 0 ? null : money(amount)}
      <span className={styles['bonus']}>
        <small>{t('wallet.bonus-amount')}</small> {money(bonus.amount)}
      </span>
    </span>
  );
}

export function useMovementColumns(onOpen: Open): readonly Column<Movement>[] {
  const t = useText();
  const { tag } = useMoneyText();
  const plain = (amount: number) => <Money units={unitsOf(amount)} locale={tag} tone="mute" />;
  return [
    {
      key: 'time',
      head: t('wallet.time'),
      cell: ({ txTime }) => formatDateTime(txTime, { tag }),
    },
    {
      key: 'kind',
      head: t('wallet.kind'),
      cell: ({ event, txType }) => nameOf(t, event, String(txType)),
    },
    {
      key: 'reference',
      head: t('wallet.reference'),
      cell: (movement) => <Reference movement={movement} onOpen={onOpen} />,
    },
    {
      key: 'amount',
      head: t('wallet.amount'),
      align: 'money',
      cell: (movement) => <Amounts movement={movement} />,
    },
    {
      key: 'before',
      head: t('wallet.before'),
      align: 'money',
      wideOnly: true,
      cell: ({ balanceBefore }) => plain(balanceBefore),
    },
    {
      key: 'after',
      head: t('wallet.after'),
      align: 'money',
      cell: ({ currentBalance, bonus }) => (
        <span className={styles['amounts']}>
          <Money units={unitsOf(currentBalance)} locale={tag} />
          {bonus ? plain(bonus.currentBalance) : null}
        </span>
      ),
    },
  ];
}

export function MovementCard({ movement, onOpen }: { movement: Movement; onOpen: Open }) {
  const t = useText();
  const show = useMoneyText();
  const { txTime, balanceBefore, currentBalance, bonus, event, txType } = movement;
  const before = formatMoney(unitsOf(balanceBefore), { tag: show.tag });
  const after = formatMoney(unitsOf(currentBalance), { tag: show.tag });
  return (
    <>
      <RecordLine
        look="lead"
        start={nameOf(t, event, String(txType))}
        end={<Amounts movement={movement} />}
      />
      <RecordLine
        look="quiet"
        start={formatDateTime(txTime, { tag: show.tag })}
        end={t('wallet.balance-after', { before, after })}
      />
      {bonus ? (
        <RecordLine
          look="quiet"
          start=""
          end={t('wallet.bonus-balance-after', {
            before: formatMoney(unitsOf(bonus.balanceBefore), { tag: show.tag }),
            after: formatMoney(unitsOf(bonus.currentBalance), { tag: show.tag }),
          })}
        />
      ) : null}
      <RecordLine look="quiet" start={<Reference movement={movement} onOpen={onOpen} />} end="" />
    </>
  );
}

export function MovementTotals({ footer }: { footer: MovementSums }) {
  const t = useText();
  const { symbol, tag } = useMoneyText();
  const { bonusCredited, bonusDebited } = footer;
  const hasBonus = bonusCredited > 0 || bonusDebited > 0;
  const money = (amount: number) => <Money units={unitsOf(amount)} symbol={symbol} locale={tag} />;
  return (
    <section aria-label={t('wallet.sums')}>
      <Tiles
        tiles={[
          { key: 'entries', label: t('wallet.statement-entries'), value: footer.entries },
          { key: 'in', label: t('wallet.statement-in'), value: money(footer.credited) },
          { key: 'out', label: t('wallet.statement-out'), value: money(footer.debited) },
          ...(hasBonus
            ? [
                { key: 'bonus-in', label: t('wallet.bonus-in'), value: money(bonusCredited) },
                { key: 'bonus-out', label: t('wallet.bonus-out'), value: money(bonusDebited) },
              ]
            : []),
        ]}
      />
      {footer.whole ? null : <Note>{t('wallet.sums-partly')}</Note>}
    </section>
  );
}

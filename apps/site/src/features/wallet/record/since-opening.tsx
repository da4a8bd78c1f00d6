// Deposits and withdrawals since the account was opened, in sight above the record.
import { Note } from '../../../app/records/note.tsx';
import { Tiles } from '../../../app/records/tiles.tsx';
import { formatDate } from '@baize/i18n';
import { Money } from '@baize/ui';
import { unitsOf } from '@baize/client';
import { useMoneyText } from '../../../app/money-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import { useSinceOpening } from './movements.ts';

const figures = [
  ['deposited', 'plain'],
  ['withdrawn', 'plain'],
  ['net', 'change'],
] as const;

export function SinceOpening() {
  const t = useText();
  const { symbol, tag } = useMoneyText();
  const { data } = useSinceOpening();
  return (
    <section aria-label={t('wallet.since-opening')}>
      <Tiles
        tiles={figures.map(([name, tone]) => ({
          key: name,
          label: t(`wallet.since-${name}`),
          value: data && (
            <Money
              units={unitsOf(data[name])}
              symbol={symbol}
              locale={tag}
              {...(tone === 'change' ? { sign: 'always' as const } : {})}
            />
          ),
        }))}
      />
      {data && data.since !== null ? (
        <Note>{t('wallet.since-when', { day: formatDate(data.since, { tag }) })}</Note>
      ) : null}
    </section>
  );
}

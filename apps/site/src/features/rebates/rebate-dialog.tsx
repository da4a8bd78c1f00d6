// A rebate that explains itself: whose play it is of, which stake, which two rates, and how the sum
// was rounded and carried.
import { useState } from 'react';
import { formatDay, formatDecimal } from '@baize/i18n';
import { Dialog, Pager, Skeleton } from '@baize/ui';
import { rateText } from '../../app/rebate-rates.ts';
import { Amount } from '../../app/records/amount.tsx';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { RecordLine } from '../../app/records/record-card.tsx';
import { useText } from '../../app/texts/texts.ts';
import { pageSize, useRebate, type OpenedRebate, type Rebate } from './rebates.ts';
import styles from './rebates.module.css';

function Part({ part }: { part: OpenedRebate['parts'][number] }) {
  const t = useText();
  const { username, isOwn, stake, rate, below, exact } = part;
  return (
    <li>
      <RecordLine
        look="lead"
        start={isOwn ? t('rebates.own-play') : <bdi>{username}</bdi>}
        end={formatDecimal(exact, t.tag)}
      />
      <RecordLine
        look="quiet"
        start={<Amount value={stake} />}
        end={t('rebates.difference', {
          rate: rateText(rate, t.tag),
          below: rateText(below, t.tag),
          left: rateText(rate - below, t.tag),
        })}
      />
    </li>
  );
}

function Sums({ rebate }: { rebate: OpenedRebate }) {
  const t = useText();
  const { exact, carriedIn, amount, carriedOut } = rebate;
  const carried = [
    ['carried-in', carriedIn],
    ['carried-out', carriedOut],
  ] as const;
  return (
    <dl className={styles['sums']}>
      <div>
        <dt>{t('rebates.exact')}</dt>
        <dd>{formatDecimal(exact, t.tag)}</dd>
      </div>
      {carried.map(([name, sum]) =>
        sum === '0' ? null : (
          <div key={name}>
            <dt>{t(`rebates.${name}`)}</dt>
            <dd>{formatDecimal(sum, t.tag)}</dd>
          </div>
        ),
      )}
      <div>
        <dt>{t('rebates.amount')}</dt>
        <dd>
          <Amount value={amount} look="change" />
        </dd>
      </div>
    </dl>
  );
}

function Opened({ rebate, page, onPage }: OpenedProps) {
  const t = useText();
  const pages = Math.max(1, Math.ceil(rebate.total / pageSize));
  return (
    <>
      <ul className={styles['shares']}>
        {rebate.parts.map((part) => (
          <Part key={`${part.id} ${part.rate} ${part.below}`} part={part} />
        ))}
      </ul>
      {rebate.total === 0 ? <p className={styles['mute']}>{t('rebates.parts-gone')}</p> : null}
      {pages > 1 ? (
        <Pager
          page={page}
          pages={pages}
          onPage={onPage}
          labels={{
            nav: t('wallet.pages'),
            previous: t('shell.previous'),
            next: t('shell.next'),
            page: (number: number) => t('shell.page-number', { page: number, total: pages }),
          }}
        />
      ) : null}
      <Sums rebate={rebate} />
      <p className={styles['mute']}>{t('rebates.rounding')}</p>
    </>
  );
}

interface OpenedProps {
  rebate: OpenedRebate;
  page: number;
  onPage: (page: number) => void;
}

export function RebateDialog({ rebate, onClose }: { rebate: Rebate; onClose: () => void }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const query = useRebate(rebate, page);
  const { data, error } = query;
  const { day, category } = rebate;
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={`${t(`catalogue.category-${category}`)}, ${formatDay(day)}`}
      closeLabel={t('shell.close')}
    >
      <div className={styles['form']}>
        {error ? <LoadFailure error={error} onRetry={() => query.refetch()} /> : null}
        {data === undefined && !error ? <Skeleton shape="block" /> : null}
        {data === undefined ? null : <Opened rebate={data} page={page} onPage={setPage} />}
      </div>
    </Dialog>
  );
}

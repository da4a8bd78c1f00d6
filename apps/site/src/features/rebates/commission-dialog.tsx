// A commission that explains itself: tiers with the one reached, each child's team with the
// difference of rates, direct players, and the sum.
import { unitsOf } from '@baize/client';
import { formatDecimal } from '@baize/i18n';
import type { OutputOf, rebates } from '@baize/contract';
import { Dialog, Skeleton } from '@baize/ui';
import { rateText } from '../../app/rebate-rates.ts';
import { Amount } from '../../app/records/amount.tsx';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { RecordLine } from '../../app/records/record-card.tsx';
import { useText } from '../../app/texts/texts.ts';
import { useCommission } from './rebates.ts';
import styles from './rebates.module.css';

type Opened = OutputOf<typeof rebates.getCommission>;

function Tiers({ bill: { tiers, rate, total } }: { bill: Opened }) {
  const t = useText();
  const isAny = unitsOf(total) > 0n;
  return (
    <ol className={styles['shares']} aria-label={t('rebates.tiers')}>
      {tiers.map((tier) => (
        <li
          key={tier.rate}
          aria-current={isAny && tier.rate === rate ? 'step' : undefined}
          className={styles['tier']}
        >
          <RecordLine
            look="quiet"
            start={
              tier.upTo === null ? (
                t('rebates.tier-last')
              ) : (
                <>
                  {t('rebates.tier-up-to')} <Amount value={tier.upTo} />
                </>
              )
            }
            end={rateText(tier.rate, t.tag)}
          />
        </li>
      ))}
    </ol>
  );
}

function Children({ bill: { children, rate } }: { bill: Opened }) {
  const t = useText();
  return (
    <ul className={styles['shares']} aria-label={t('rebates.children')}>
      {children.map((child) => (
        <li key={child.id}>
          <RecordLine
            look="lead"
            start={<bdi>{child.username}</bdi>}
            end={formatDecimal(child.amount, t.tag)}
          />
          <RecordLine
            look="quiet"
            start={<Amount value={child.total} />}
            end={t('rebates.difference', {
              rate: rateText(rate, t.tag),
              below: rateText(child.rate, t.tag),
              left: rateText(Math.max(0, rate - child.rate), t.tag),
            })}
          />
        </li>
      ))}
    </ul>
  );
}

function Direct({ bill: { direct, players, rate } }: { bill: Opened }) {
  const t = useText();
  return (
    <section className={styles['part']} aria-label={t('rebates.direct-players')}>
      <RecordLine
        look="lead"
        start={t('rebates.direct-players')}
        end={formatDecimal(direct.amount, t.tag)}
      />
      <RecordLine
        look="quiet"
        start={<Amount value={direct.total} />}
        end={rateText(rate, t.tag)}
      />
      <ul className={styles['shares']}>
        {players.map(({ id, username, total }) => (
          <li key={id}>
            <RecordLine look="quiet" start={<bdi>{username}</bdi>} end={<Amount value={total} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CommissionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const query = useCommission(id);
  const { data, error } = query;
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={data?.plan ?? t('rebates.view-commissions')}
      closeLabel={t('shell.close')}
    >
      <div className={styles['form']}>
        {error ? <LoadFailure error={error} onRetry={() => query.refetch()} /> : null}
        {data === undefined && !error ? <Skeleton shape="block" /> : null}
        {data === undefined ? null : (
          <>
            <RecordLine
              look="lead"
              start={t(`rebates.basis-${data.basis}`)}
              end={<Amount value={data.total} />}
            />
            <Tiers bill={data} />
            <Children bill={data} />
            <Direct bill={data} />
            <RecordLine
              look="lead"
              start={t('rebates.amount')}
              end={<Amount value={data.amount} look="change" />}
            />
            <p className={styles['mute']}>{t('rebates.rounding')}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

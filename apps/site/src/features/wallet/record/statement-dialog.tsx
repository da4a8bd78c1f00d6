// The signed statement of the days shown: what they came to, the files, and where anybody can check
// them.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { formatDay } from '@baize/i18n';
import { Dialog, Skeleton } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { useMoneyText } from '../../../app/money-text.ts';
import { Facts, Part, Parts } from '../../../app/records/facts.tsx';
import { LoadFailure } from '../../../app/records/load-failure.tsx';
import { Note } from '../../../app/records/note.tsx';
import type { Days } from '../../../app/records/period.ts';
import { SaveButton } from '../../../app/records/save-button.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { nameOf } from './movements.ts';
import styles from '../../../app/records/filters.module.css';

interface StatementDialogProps {
  days: Days;
  onClose: () => void;
}

const useSummary = (days: Days) =>
  useQuery({
    queryKey: ['money', 'statement', days],
    queryFn: async () => unwrap(await client.wallet.getStatementSummary(days)),
  });

export function StatementDialog({ days, onClose }: StatementDialogProps) {
  const t = useText();
  const { data, error, refetch } = useSummary(days);
  const name = `statement-${days.from}-${days.to}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('wallet.statement')}
      closeLabel={t('shell.close')}
      footer={
        <div className={styles['tools']}>
          <SaveButton
            label={t('wallet.save-pdf')}
            kind="primary"
            name={`${name}.pdf`}
            ask={() => client.wallet.printStatement(days)}
          />
          <SaveButton
            label={t('wallet.save-json')}
            name={`${name}.json`}
            ask={() => client.wallet.downloadStatement(days)}
          />
        </div>
      }
    >
      {data ? <Summary summary={data} /> : null}
      {data === undefined && error === null ? <Skeleton shape="block" /> : null}
      {error === null ? null : <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Dialog>
  );
}

type SummaryData = NonNullable<ReturnType<typeof useSummary>['data']>;

function Summary({ summary }: { summary: SummaryData }) {
  const t = useText();
  const money = useMoneyText();
  const { from, to, closedUntil } = summary;
  const days = { from: formatDay(from), to: formatDay(to) };
  return (
    <Parts>
      <Facts
        facts={[
          [t('wallet.period'), t('wallet.statement-days', days)],
          [t('wallet.statement-opening'), money(summary.opening)],
          [t('wallet.statement-closing'), money(summary.closing)],
          [t('wallet.statement-entries'), String(summary.entries)],
        ]}
      />
      {summary.totals.length === 0 ? null : (
        <Part title={t('wallet.statement-totals')}>
          <Facts
            facts={summary.totals.map(({ event, entries, credited, debited }) => [
              `${nameOf(t, event, event)} × ${entries}`,
              [
                credited !== '0.0000' && `+${money(credited)}`,
                debited !== '0.0000' && `−${money(debited)}`,
              ]
                .filter(Boolean)
                .join(' '),
            ])}
          />
        </Part>
      )}
      <Note>
        {to <= closedUntil
          ? t('wallet.statement-is-closed')
          : t('wallet.statement-is-open', {
              day: closedUntil === '' ? '–' : formatDay(closedUntil),
            })}{' '}
        <SiteLink className={styles['link']} to="/fairness?statement=check">
          {t('wallet.statement-check')}
        </SiteLink>
      </Note>
    </Parts>
  );
}

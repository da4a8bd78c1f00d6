// The addresses of the house, each with its response time; any other address is not the house's.
import { useQueries } from '@tanstack/react-query';
import { Card, Status } from '@baize/ui';
import { openToAll } from '../../app/query-client.ts';
import { useStatus } from '../../app/status.ts';
import { useText } from '../../app/texts/texts.ts';
import { askLine, fastestOf } from './line.ts';
import styles from './steps.module.css';

function Line({ ms, isFastest }: { ms: number | null | undefined; isFastest: boolean }) {
  const t = useText();
  if (ms === undefined) return <Status kind="waiting">{t('download.line-asking')}</Status>;
  if (ms === null) return <Status kind="bad">{t('download.line-silent')}</Status>;
  return (
    <Status kind={isFastest ? 'good' : 'neutral'}>
      {t(isFastest ? 'download.line-fast' : 'download.line-ms', { ms })}
    </Status>
  );
}

export function Lines() {
  const t = useText();
  const origins = useStatus()?.info.domainRoute ?? [location.origin];
  const asked = useQueries({
    queries: origins.map((origin) => ({
      queryKey: ['line', origin],
      queryFn: () => askLine(origin),
      ...openToAll,
    })),
  });
  const fastest = fastestOf(asked.map(({ data }) => data));
  return (
    <Card title={t('download.lines')}>
      <p className={styles['note']}>{t('download.lines-hint')}</p>
      <ul className={styles['lines']}>
        {origins.map((origin, at) => (
          <li key={origin}>
            <a href={`${origin}/`} rel="noreferrer">
              {origin}
            </a>
            <Line ms={asked[at]?.data} isFastest={at === fastest} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

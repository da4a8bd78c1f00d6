// Third-party works in the product: the notice that comes with the source, unchanged.
import { useQuery } from '@tanstack/react-query';
import { Card, Skeleton } from '@baize/ui';
import { openToAll } from '../app/query-client.ts';
import { LoadFailure } from '../app/records/load-failure.tsx';
import { useText } from '../app/texts/texts.ts';
import styles from './credits.module.css';

interface Credit {
  readonly work: string;
  readonly lines: readonly string[];
}

/** Every work is a paragraph: its name, then lines that stand further in. */
function creditsIn(notice: string): readonly Credit[] {
  return notice.split(/\n{2,}/u).flatMap((paragraph) => {
    const [work = '', ...lines] = paragraph.trim().split('\n');
    const isWork = paragraph
      .split('\n')
      .slice(1)
      .some((line) => line.startsWith('  '));
    return isWork ? [{ work, lines: lines.map((line) => line.trim()) }] : [];
  });
}

async function fetchNotice(): Promise<readonly Credit[]> {
  const response = await fetch('/notice.txt');
  if (!response.ok) throw new Error('The notice could not be fetched.');
  return creditsIn(await response.text());
}

export function CreditsPage() {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['credits'],
    queryFn: fetchNotice,
    ...openToAll,
  });
  return (
    <div className={styles['page']}>
      <h1>{t('download.credits-title')}</h1>
      <p>{t('download.credits-intro')}</p>
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton shape="block" /> : null}
      <div className={styles['works']} lang="en">
        {data?.map(({ work, lines }) => (
          <Card key={work} title={work}>
            <p>{lines.join(' ')}</p>
          </Card>
        ))}
      </div>
    </div>
  );
}

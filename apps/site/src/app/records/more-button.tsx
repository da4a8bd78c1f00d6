// Loads what comes after the rows shown; gone at the end of the record.
import { Button } from '@baize/ui';
import { useText } from '../texts/texts.ts';
import styles from './filters.module.css';

interface MoreQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
}

export function MoreButton({ query }: { query: MoreQuery }) {
  const t = useText();
  if (!query.hasNextPage) return null;
  return (
    <div className={styles['more']}>
      <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('wallet.show-more')}
      </Button>
    </div>
  );
}

// The search's message beside its list: how to begin, no result, a failed search for games, and
// placeholders while the first answer is on its way.
import { EmptyState, SearchIcon, Skeleton } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import type { Found } from './use-found.ts';
import styles from './search.module.css';

const boxes = [0, 1, 2];

export interface SearchNoteProps {
  typed: string;
  found: Found;
  /** Nothing is listed. */
  isBare: boolean;
}

export function SearchNote({ typed, found: { isPending, isFailed }, isBare }: SearchNoteProps) {
  const t = useText();
  if (isFailed) return <p className={styles['note']}>{t('search.failed')}</p>;
  if (!isBare) return null;
  if (isPending) {
    return (
      <div className={styles['waiting']}>
        {boxes.map((box) => (
          <Skeleton key={box} shape="block" />
        ))}
      </div>
    );
  }
  return (
    <EmptyState icon={<SearchIcon />}>
      {typed === '' ? t('search.begin') : t('search.nothing', { words: typed })}
    </EmptyState>
  );
}

// Steps through the pages of a long list; it says which page is shown and never offers a page
// that is not there.
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { IconButton } from '../controls/icon-button.tsx';
import { pagerItems } from './pager-items.ts';
import styles from './pager.module.css';

export interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  labels: {
    nav: string;
    previous: string;
    next: string;
    page: (page: number) => string;
  };
}

export function Pager({ page, pages, onPage, labels }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles['pager']} aria-label={labels.nav}>
      <IconButton
        size="small"
        className={styles['arrow']}
        label={labels.previous}
        icon={<ChevronLeftIcon />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pagerItems(page, pages).map((item) =>
        typeof item === 'number' ? (
          <button
            key={item}
            type="button"
            className={styles['page']}
            aria-label={labels.page(item)}
            aria-current={item === page ? 'page' : undefined}
            onClick={() => onPage(item)}
          >
            {item}
          </button>
        ) : (
          <span key={item} className={styles['gap']} aria-hidden="true">
            …
          </span>
        ),
      )}
      <IconButton
        size="small"
        className={styles['arrow']}
        label={labels.next}
        icon={<ChevronRightIcon />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}

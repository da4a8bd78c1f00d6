// One notice: its title and day, and its text when it is opened.
import { formatDay } from '@baize/i18n';
import { ChevronDownIcon } from '@baize/ui';
import { Paper } from '../../app/paper.tsx';
import type { Notice } from './announcements.ts';
import { NoticeLink } from './notice-link.tsx';
import styles from './notice-list.module.css';

interface NoticeItemProps {
  notice: Notice;
  isOpen: boolean;
  /** Called when the reader follows its link. */
  onGone: () => void;
}

export function NoticeItem({ notice, isOpen, onGone }: NoticeItemProps) {
  const { title, content, externalLink, startDate } = notice;
  return (
    <li>
      <details className={styles['notice']} open={isOpen}>
        <summary>
          <span>
            <strong>{title}</strong>
            <time dateTime={startDate.replace(' ', 'T')}>{formatDay(startDate.slice(0, 10))}</time>
          </span>
          <ChevronDownIcon aria-hidden="true" />
        </summary>
        <div className={styles['content']}>
          <Paper html={content} />
          <NoticeLink to={externalLink} onGone={onGone} />
        </div>
      </details>
    </li>
  );
}

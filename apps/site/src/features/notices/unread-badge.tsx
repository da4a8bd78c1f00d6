// The count of unread messages; nothing when there are none.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { VisuallyHidden } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './inbox.module.css';

const shownMost = 99;

export function UnreadBadge() {
  const t = useText();
  const { data: count = 0 } = useQuery({
    queryKey: ['inbox', 'unread'],
    queryFn: async () => unwrap(await client.notices.countUnread()),
    refetchInterval: 60_000,
  });
  if (count === 0) return null;
  return (
    <span className={styles['badge']}>
      <span aria-hidden="true">{count > shownMost ? `${shownMost}+` : count}</span>
      <VisuallyHidden>{t('shell.unread-messages', { count })}</VisuallyHidden>
    </span>
  );
}

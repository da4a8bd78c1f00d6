// The link of a notice: a page of the site, or an outside address in a new tab.
import { ExternalLinkIcon } from '@baize/ui';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './notice-list.module.css';

export function NoticeLink({ to, onGone }: { to: string; onGone: () => void }) {
  const t = useText();
  if (to === '') return null;
  return to.startsWith('/') ? (
    <SiteLink to={to} className={styles['link']} onClick={onGone}>
      {t('notices.more')}
    </SiteLink>
  ) : (
    <a href={to} className={styles['link']} target="_blank" rel="noopener noreferrer">
      {t('notices.more')} <ExternalLinkIcon aria-hidden="true" />
    </a>
  );
}

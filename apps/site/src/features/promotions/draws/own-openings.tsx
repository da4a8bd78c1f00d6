// The draws that the member opened, newest first, each with its verification.
import { Button, Card } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { SiteLink } from '../../../app/site-link.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { useOpenings, verifyAddress } from './prize-draws.ts';
import { usePrizeText } from './prize-look.tsx';
import styles from './draws.module.css';

export function OwnOpenings() {
  const t = useText();
  const prizeText = usePrizeText();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useOpenings();
  if (data === undefined) return null;
  const list = data.pages.flatMap((page) => page.list);
  return (
    <Card title={t('draws.history')}>
      {list.length === 0 ? <p className={styles['small']}>{t('draws.history-none')}</p> : null}
      <ul className={styles['openings']}>
        {list.map((opening) => {
          const { openingId, title, at, byTicket } = opening;
          return (
            <li key={openingId}>
              <div>
                <b>{prizeText(opening)}</b>
                <small>
                  {title} · {t(byTicket ? 'draws.opened-ticket' : 'draws.opened-free')} ·{' '}
                  {formatDateTime(at, { tag: t.tag })}
                </small>
              </div>
              <SiteLink to={verifyAddress(openingId)}>{t('draws.verify')}</SiteLink>
            </li>
          );
        })}
      </ul>
      {hasNextPage ? (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('draws.more')}
        </Button>
      ) : null}
    </Card>
  );
}

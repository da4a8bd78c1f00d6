// The member's tickets, those that expire first ahead.
import { Card, TicketIcon } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { useText } from '../../../app/texts/texts.ts';
import { useTickets } from './prize-draws.ts';
import styles from './draws.module.css';

export function OwnTickets() {
  const t = useText();
  const { data } = useTickets();
  if (data === undefined) return null;
  return (
    <Card title={t('draws.tickets')} icon={<TicketIcon aria-hidden="true" />}>
      {data.list.length === 0 ? <p className={styles['small']}>{t('draws.tickets-none')}</p> : null}
      <ul className={styles['tickets']}>
        {data.list.map(({ ticketId, kind, left, expiresAt }) => (
          <li key={ticketId}>
            <b>{t('draws.ticket', { count: left, look: t(`draws.look-${kind}`) })}</b>
            <small>
              {t('draws.ticket-until', { date: formatDateTime(expiresAt, { tag: t.tag }) })}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

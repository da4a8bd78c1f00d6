// The lists of the evidence: last rounds, places of sign-ins, and accounts that share something.
import { Link } from 'react-router';
import { Badge, Card, Status } from '@baize/ui';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import type { Evidence } from '../names.ts';
import styles from './desk.module.css';

const kinds = { open: 'waiting', settled: 'good', void: 'neutral' } as const;

export function LastRounds({ evidence: { rounds, case: one } }: { evidence: Evidence }) {
  const t = useText();
  const { money, moment } = useShow();
  return (
    <Card title={t('cashier.last-rounds')}>
      {rounds.length === 0 ? (
        <p className={styles['none']}>{t('cashier.no-rounds')}</p>
      ) : (
        <table className={styles['rounds']}>
          <tbody>
            {rounds.map((round) => (
              <tr key={round.roundId}>
                <td>
                  <Link to={`/members/${one.playerId}?round=${round.roundId}`}>
                    {round.gameCode}
                  </Link>
                  <small>{moment(round.openedAt)}</small>
                </td>
                <td>{money(round.stake, one.currency)}</td>
                <td>
                  {round.state === 'settled' ? (
                    money(round.payout, one.currency)
                  ) : (
                    <Status kind={kinds[round.state]}>{t(`cashier.round-${round.state}`)}</Status>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

export function Places({ places }: { places: Evidence['places'] }) {
  const t = useText();
  const { moment } = useShow();
  return (
    <Card title={t('cashier.places')}>
      {places.length === 0 ? <p className={styles['none']}>{t('cashier.no-places')}</p> : null}
      <ul className={styles['lines']}>
        {places.map(({ device, address, country, firstAt, lastAt, times }) => (
          <li key={`${device} ${address}`}>
            <span>
              {device || '–'} · {address} {country}
            </span>
            <small>
              {t('cashier.place-seen', { first: moment(firstAt), last: moment(lastAt), times })}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Those that share the most come first. */
const linkedShown = 8;

export function Linked({ linked }: { linked: Evidence['linked'] }) {
  const t = useText();
  return (
    <Card title={t('cashier.linked')}>
      {linked.length === 0 ? <p className={styles['none']}>{t('cashier.no-linked')}</p> : null}
      <ul className={styles['lines']}>
        {linked.slice(0, linkedShown).map(({ id, username, by }) => (
          <li key={id}>
            <Link to={`/members/${id}`}>{username}</Link>
            <span className={styles['badges']}>
              {by.map((way) => (
                <Badge key={way}>{t(`cashier.by-${way}`)}</Badge>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {linked.length > linkedShown ? (
        <p className={styles['none']}>
          {t('cashier.linked-more', { count: linked.length - linkedShown })}
        </p>
      ) : null}
    </Card>
  );
}

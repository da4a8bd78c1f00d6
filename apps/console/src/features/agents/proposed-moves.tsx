// Moves that wait for a second person, above the list of agents; nothing where none waits.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import { Card } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import styles from './agents.module.css';

const shownMost = 20;

export function ProposedMoves() {
  const t = useText();
  const { moment } = useShow();
  const { data } = useQuery({
    queryKey: ['agents', 'moves'],
    queryFn: async () => unwrap(await client.agents.listProposedMoves({ pageSize: shownMost })),
  });
  if (!data || data.total === 0) return null;
  return (
    <Card title={`${t('console.agents.moves-wait')} (${data.total})`}>
      <ul className={styles['tree']}>
        {data.list.map(({ member, upline, by, at }) => (
          <li key={member.id} className={styles['line']}>
            <Link className={styles['name'] ?? ''} to={`/agents/${member.id}`}>
              {t('console.agents.move-proposed', {
                name: member.username,
                upline: upline.username,
              })}
            </Link>
            <span className={styles['facts']}>
              {t('console.agents.move-proposed-by', { name: by, date: moment(at) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

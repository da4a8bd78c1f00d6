// The member's own prize group: what it returns, and what of it may be taken as a rebate.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { ScaleIcon } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { useSession } from '../../../app/session/session.ts';
import { useText } from '../../../app/texts/texts.ts';
import { prizeShare } from '../../../app/prize-share.ts';
import styles from './lottery-lobby.module.css';

export function OwnPrizeGroup() {
  const t = useText();
  const session = useSession();
  const { data = [] } = useQuery({
    queryKey: ['own-series', session?.customerId],
    queryFn: async () => unwrap(await client.lottery.listOwnSeries({})),
    enabled: session !== undefined,
  });
  if (session === undefined || data.length === 0) return null;
  const group = Math.max(...data.map(({ maxSeries }) => maxSeries));
  const least = Math.min(...data.map(({ minSeries }) => minSeries));
  return (
    <section className={styles['prize']} aria-label={t('lottery.own-group-name')}>
      <ScaleIcon aria-hidden="true" />
      <p>
        <strong>{t('lottery.own-group', { group: String(group) })}</strong>{' '}
        {t('lottery.own-group-text', {
          percent: prizeShare(group, t.tag),
          rebate: prizeShare(Math.max(0, group - least), t.tag),
        })}
      </p>
    </section>
  );
}

// The promises of the house, each with a link to its proof.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { type LucideIcon, ReceiptTextIcon, ScaleIcon, ShieldCheckIcon } from '@baize/ui';
import { client } from '../../app/client.ts';
import { openToAll } from '../../app/query-client.ts';
import { SiteLink } from '../../app/site-link.tsx';
import { useNear } from '../../app/use-sight.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './promises.module.css';

const freshMs = 600_000;

interface Promised {
  readonly name: 'check' | 'money' | 'limits';
  readonly icon: LucideIcon;
  readonly to: string;
}

const promises: readonly Promised[] = [
  { name: 'check', icon: ScaleIcon, to: '/fairness' },
  { name: 'money', icon: ReceiptTextIcon, to: '/help#money' },
  { name: 'limits', icon: ShieldCheckIcon, to: '/help#safer-play' },
];

/** As it was measured; nothing while there are too few to tell. */
function Times() {
  const t = useText();
  const { data } = useQuery({
    queryKey: ['transfer-times'],
    queryFn: async () => unwrap(await client.reports.getTransferTimes()),
    staleTime: freshMs,
    ...openToAll,
  });
  const { depositMinutes: deposit, withdrawalMinutes: withdrawal } = data ?? {};
  if (typeof deposit !== 'number' || typeof withdrawal !== 'number') return null;
  return <p>{t('home.trust-money-times', { deposit, withdrawal })}</p>;
}

export function Promises() {
  const t = useText();
  const { ref, isNear } = useNear('promises');
  const text = (name: Promised['name'], part: 'title' | 'text' | 'link') =>
    t(`home.trust-${name}-${part}`);
  return (
    <section ref={ref} className={styles['promises']} aria-label={t('home.trust-title')}>
      {promises.map(({ name, icon: Icon, to }) => (
        <article key={name} className={styles['promise']}>
          <span className={styles['sign']}>
            <Icon aria-hidden="true" />
          </span>
          <h2>{text(name, 'title')}</h2>
          <p>{text(name, 'text')}</p>
          {name === 'money' && isNear ? <Times /> : null}
          <SiteLink to={to}>{text(name, 'link')}</SiteLink>
        </article>
      ))}
    </section>
  );
}

// What the house promises and where to see it kept.
import type { TextKey } from '@baize/i18n';
import { type LucideIcon, ReceiptTextIcon, ScaleIcon, ShieldCheckIcon } from '@baize/ui';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './promises.module.css';

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

export function Promises() {
  const t = useText();
  const text = (name: Promised['name'], part: string) => t(`home.trust-${name}-${part}` as TextKey);
  return (
    <section className={styles['promises']} aria-label={t('home.trust-title')}>
      {promises.map(({ name, icon: Icon, to }) => (
        <article key={name} className={styles['promise']}>
          <span className={styles['sign']}>
            <Icon aria-hidden="true" />
          </span>
          <h2>{text(name, 'title')}</h2>
          <p>{text(name, 'text')}</p>
          <SiteLink to={to}>{text(name, 'link')}</SiteLink>
        </article>
      ))}
    </section>
  );
}

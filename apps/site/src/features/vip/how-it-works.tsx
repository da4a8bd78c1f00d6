// The rules of the levels: what counts and what does not, how levels rise and fall, and that none
// is a reason to play more.
import { Button } from '@baize/ui';
import { houseZoneName } from '@baize/money';
import { whenMember } from '../../app/dialogs.ts';
import { useMemberCentre } from '../../app/member-pages.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './vip.module.css';

const rules = ['counts', 'not', 'up', 'down', 'month', 'break', 'care'] as const;

export function HowItWorks() {
  const t = useText();
  const { open } = useMemberCentre();
  return (
    <section className={styles['rules']}>
      <h2>{t('vip.how-it-works')}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{t(`vip.rule-${rule}`, { zone: houseZoneName })}</li>
        ))}
      </ul>
      <Button size="small" onClick={() => whenMember(() => open('limits'))}>
        {t('vip.set-limits')}
      </Button>
    </section>
  );
}

// Terms of an invitation link: what it gives whoever registers by it, if anything.
import { formatPercentage } from '@baize/i18n';
import { useText } from '../../../app/texts/texts.ts';
import type { Link } from '../team.ts';
import styles from './terms.module.css';

export function LinkTerms({ configs }: Pick<Link, 'configs'>) {
  const t = useText();
  if (configs.length === 0) return null;
  return (
    <dl className={styles['given']} aria-label={t('agents.link-gives')}>
      {configs.map(({ type, rebateValue, prizeModeId }) => (
        <div key={type}>
          <dt>{type === 'LOTT' ? t('agents.group') : t(`catalogue.category-${type}`)}</dt>
          <dd>{type === 'LOTT' ? prizeModeId : formatPercentage(String(rebateValue), t.tag)}</dd>
        </div>
      ))}
    </dl>
  );
}

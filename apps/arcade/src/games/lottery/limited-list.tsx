// The numbers that the house limits for the open draw, before any of them is typed.
import { formatPercentage } from '@baize/i18n';
import { useArcade } from '../../app/arcade-context.tsx';
import type { LimitedNumber } from './desk/lottery-terms.ts';
import { useDesk, useLottery } from './lottery-context.tsx';
import { playText } from './plays/play-text.ts';
import styles from './limited-list.module.css';

export function LimitedList() {
  const { t } = useArcade();
  const { kind } = useLottery();
  const limited = useDesk((state) => state.terms.limitedNumbers);
  if (limited.length === 0) return null;
  const groups = [...Map.groupBy(limited, ({ play, rate }) => `${play} ${rate}`).values()];
  return (
    <details className={styles['limited']}>
      <summary>{t('lottery-play.limited-numbers', { count: limited.length })}</summary>
      <ul>
        {groups.map((group) => (
          <Limited key={`${group[0]?.play} ${group[0]?.rate}`} group={group} kind={kind} />
        ))}
      </ul>
      <p className={styles['hint']}>{t('lottery-play.limited-about')}</p>
    </details>
  );
}

function Limited({ group, kind }: { group: readonly LimitedNumber[]; kind: string }) {
  const { t } = useArcade();
  const [first] = group;
  if (first === undefined) return null;
  const how =
    first.rate === 0
      ? t('lottery-play.limited-closed')
      : t('lottery-play.limited-rate', { percent: formatPercentage(String(first.rate), t.tag) });
  return (
    <li>
      <strong>{playText(t, kind, first.play)}</strong> {how}{' '}
      <bdi>{group.map(({ number }) => number).join(', ')}</bdi>
    </li>
  );
}

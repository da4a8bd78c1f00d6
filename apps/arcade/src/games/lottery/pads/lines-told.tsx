// Shows how many typed lines were read, and the first ones left out with number and reason.
import { formatNumber } from '@baize/i18n';
import { useArcade } from '../../../app/arcade-context.tsx';
import { textMost, type LinesRead } from '../picks/read-lines.ts';
import styles from './pad.module.css';

export interface LinesToldProps {
  read: LinesRead;
  isCut: boolean;
  hasFailed: boolean;
}

export function LinesTold({ read, isCut, hasFailed }: LinesToldProps) {
  const { t } = useArcade();
  const { lines, malformed, repeated, left, bad } = read;
  const written = (count: number) => formatNumber(count, t.tag);
  const more = malformed + repeated - bad.length;
  return (
    <>
      <div className={styles['lines-told']} role="status">
        <p>
          {t('lottery-play.lines-read', { count: lines.length })}
          {malformed > 0
            ? ` ${t('lottery-play.lines-malformed', { count: written(malformed) })}`
            : ''}
          {repeated > 0 ? ` ${t('lottery-play.lines-repeated', { count: written(repeated) })}` : ''}
          {left > 0 ? ` ${t('lottery-play.lines-left', { count: written(left) })}` : ''}
        </p>
        {isCut ? (
          <p className={styles['lines-bad']}>
            {t('lottery-play.lines-cut', { count: written(textMost) })}
          </p>
        ) : null}
      </div>
      {hasFailed ? (
        <p role="alert" className={styles['lines-bad']}>
          {t('lottery-play.lines-upload-failed')}
        </p>
      ) : null}
      {bad.length === 0 ? null : (
        <ul className={styles['bad-lines']} aria-label={t('lottery-play.lines-left-out')}>
          {bad.map(({ line, text, fault }) => (
            <li key={line}>
              <span>{t('lottery-play.line-number', { line: written(line) })}</span>
              <code>{text.slice(0, textShown)}</code>
              <span>{t(`lottery-play.line-${fault}`)}</span>
            </li>
          ))}
          {more > 0 ? <li>{t('lottery-play.lines-more', { count: written(more) })}</li> : null}
        </ul>
      )}
    </>
  );
}

const textShown = 24;

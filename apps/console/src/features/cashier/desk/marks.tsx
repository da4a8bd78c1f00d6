// The marks of a withdrawal, each with its sentence, and how the holder's name fits the member's.
import { Card, CircleCheckIcon, Status, TriangleAlertIcon } from '@baize/ui';
import type { NameMatch } from '@baize/contract';
import { useText } from '../../../app/texts.ts';
import type { Evidence } from '../names.ts';
import styles from './desk.module.css';

const kinds: Readonly<Record<NameMatch, 'good' | 'waiting' | 'bad'>> = {
  same: 'good',
  'other-order': 'good',
  part: 'waiting',
  slip: 'waiting',
  differs: 'bad',
  unproved: 'waiting',
};

/** Counts as numbers, so that a sentence can have a plural. */
const values = (facts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, text]) => [name, /^\d+$/u.test(text) ? Number(text) : text]),
  );

export function Marks({ evidence: { marks, name } }: { evidence: Evidence }) {
  const t = useText();
  return (
    <Card
      title={t('cashier.marks')}
      aside={<Status kind={kinds[name.match]}>{t(`cashier.match-${name.match}`)}</Status>}
    >
      {marks.length === 0 ? (
        <p className={styles['fine']}>
          <CircleCheckIcon /> {t('cashier.no-marks')}
        </p>
      ) : (
        <ul className={styles['marks']}>
          {marks.map(({ mark, facts }) => (
            <li key={mark}>
              <TriangleAlertIcon /> {t(`cashier.mark-${mark}`, values(facts))}
            </li>
          ))}
        </ul>
      )}
      <p className={styles['names']}>
        <small>{t('cashier.names', { holder: name.holder, proved: name.proved || '–' })}</small>
      </p>
    </Card>
  );
}

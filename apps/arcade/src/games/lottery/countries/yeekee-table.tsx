// The rounds of a day as one table, as players of Yeekee read them: the round, its time, three
// digits above and two below.
import { formatTime } from '@baize/i18n';
import { IconButton, ShieldCheckIcon } from '@baize/ui';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { Drawn } from '../desk/lottery-terms.ts';
import { betNumbers, writtenAt } from './country-prizes.ts';
import styles from './countries.module.css';

const heads = [
  'result-round',
  'result-time',
  'prize-number',
  'result-top-3',
  'result-bottom-2',
] as const;

export interface YeekeeTableProps {
  draws: readonly Drawn[];
  onProof: (issue: string) => void;
}

export function YeekeeTable({ draws, onProof }: YeekeeTableProps) {
  const days = Map.groupBy(draws, ({ issue }) => issue.split('-', 1)[0] ?? '');
  return [...days].map(([day, own]) => (
    <DayTable key={day} day={day} draws={own} onProof={onProof} />
  ));
}

function DayTable({ day, draws, onProof }: YeekeeTableProps & { day: string }) {
  const { t } = useArcade();
  return (
    <table className={styles['rounds']}>
      <caption>{day.replace(/^(\d{4})(\d{2})/u, '$1-$2-')}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {t(`lottery-play.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {draws.map((drawn) => (
          <Round key={drawn.issue} drawn={drawn} onProof={onProof} />
        ))}
      </tbody>
    </table>
  );
}

function Round({ drawn, onProof }: { drawn: Drawn; onProof: (issue: string) => void }) {
  const { t } = useArcade();
  const { issue, numbers, drawsAt, version } = drawn;
  const written = writtenAt('YEEKEE', numbers ?? []);
  const bets = betNumbers('YEEKEE', written);
  const of = (id: string) => bets.find((bet) => bet.id === id)?.written;
  return (
    <tr>
      <th scope="row">
        {issue.split('-').at(-1)}
        {version > 1 ? <em>{t('lottery-play.corrected')}</em> : null}
      </th>
      <td>{formatTime(drawsAt, { tag: t.tag })}</td>
      <td>{written[0]}</td>
      <td>
        <b>{of('top-3')}</b>
      </td>
      <td>
        <b>{of('bottom-2')}</b>
      </td>
      <td>
        <IconButton
          size="small"
          label={t('lottery-play.verify-of', { issue })}
          icon={<ShieldCheckIcon />}
          onClick={() => onProof(issue)}
        />
      </td>
    </tr>
  );
}

// The tails of a draw by their tens digit (đầu) and by their units digit (đuôi).
import { headsTable, tailsTable } from '@baize/engines';
import { useArcade } from '../../../app/arcade-context.tsx';
import styles from './boards.module.css';

export interface TailTablesProps {
  numbers: readonly number[];
  tail?: number | undefined;
}

export function TailTables({ numbers, tail }: TailTablesProps) {
  const { t } = useArcade();
  return (
    <div className={styles['tables']}>
      <TailTable
        label={t('lottery-vietnam.heads')}
        rows={headsTable(numbers)}
        isFound={(head, end) => tail === head * 10 + end}
      />
      <TailTable
        label={t('lottery-vietnam.ends')}
        rows={tailsTable(numbers)}
        isFound={(end, head) => tail === head * 10 + end}
      />
    </div>
  );
}

interface TailTableProps {
  label: string;
  rows: readonly (readonly number[])[];
  isFound: (digit: number, other: number) => boolean;
}

function TailTable({ label, rows, isFound }: TailTableProps) {
  return (
    <table className={styles['tails']}>
      <caption>{label}</caption>
      <tbody>
        {rows.map((others, digit) => (
          // A row for each digit.
          <tr key={digit}>
            <th scope="row">{digit}</th>
            <td>
              {others.length === 0 ? '–' : null}
              {others.map((other, index) => (
                // A tail may come several times.
                <span key={index}>{isFound(digit, other) ? <mark>{other}</mark> : other}</span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// The change by a staff action, value by value: changed values come first, struck out and written
// anew, and unchanged ones are folded away.
import { Dialog } from '@baize/ui';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { differences, type Difference, partThatDiffers } from './audit-difference.ts';
import type { AuditRow } from './audit.tsx';
import styles from './staff.module.css';

export function AuditDiff({ row, onClose }: { row: AuditRow; onClose: () => void }) {
  const t = useText();
  const { moment } = useShow();
  const all = differences(row.before, row.after);
  const same = all.filter(({ look }) => look === 'same');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('operator.audit-row', { id: row.id })}
      closeLabel={t('operator.close')}
      size="medium"
    >
      <div className={styles['stack']}>
        <p>
          {moment(row.at)} · <strong>{row.staff || '–'}</strong> · {row.action} · {row.subject}
        </p>
        <Rows rows={all.filter(({ look }) => look !== 'same')} />
        {same.length === 0 ? null : (
          <details>
            <summary>{t('operator.unchanged', { count: same.length })}</summary>
            <Rows rows={same} />
          </details>
        )}
      </div>
    </Dialog>
  );
}

function Rows({ rows }: { rows: readonly Difference[] }) {
  const t = useText();
  if (rows.length === 0) return <p>{t('operator.nothing-changed')}</p>;
  return (
    <table className={styles['diff']}>
      <thead>
        <tr>
          <th scope="col">{t('operator.field')}</th>
          <th scope="col">{t('operator.before')}</th>
          <th scope="col">{t('operator.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.path} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ path, look, was, is }: Difference) {
  const [old, now] = [partThatDiffers(was, is), partThatDiffers(is, was)];
  const isChanged = look !== 'same';
  return (
    <tr data-look={look}>
      <th scope="row">{path === '' ? '–' : path}</th>
      <td>
        {old.start}
        {isChanged && look !== 'added' ? <del>{old.middle}</del> : old.middle}
        {old.end}
      </td>
      <td>
        {now.start}
        {isChanged && look !== 'removed' ? <ins>{now.middle}</ins> : now.middle}
        {now.end}
      </td>
    </tr>
  );
}

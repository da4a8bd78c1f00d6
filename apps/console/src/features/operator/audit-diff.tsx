// What stood before and after, field by field; what is different is marked, in words too.
import { Dialog } from '@baize/ui';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import type { DeedRow } from './audit.tsx';
import styles from './staff.module.css';

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : { '': value };
}

const print = (value: unknown): string => {
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) return value.map(print).join(', ') || '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

export function AuditDiff({ deed, onClose }: { deed: DeedRow; onClose: () => void }) {
  const t = useText();
  const { moment } = useShow();
  const [before, after] = [fieldsOf(deed.before), fieldsOf(deed.after)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('operator.audit-row', { id: deed.id })}
      closeLabel={t('operator.close')}
      size="medium"
    >
      <div className={styles['stack']}>
        <p>
          {moment(deed.at)} · <strong>{deed.staff || '–'}</strong> · {deed.action} · {deed.subject}
        </p>
        <table className={styles['diff']}>
          <thead>
            <tr>
              <th scope="col">{t('operator.field')}</th>
              <th scope="col">{t('operator.before')}</th>
              <th scope="col">{t('operator.after')}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => {
              const [was, is] = [print(before[name]), print(after[name])];
              return (
                <tr key={name} className={was === is ? undefined : styles['changed']}>
                  <th scope="row">{name}</th>
                  <td>{was}</td>
                  <td>{is}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

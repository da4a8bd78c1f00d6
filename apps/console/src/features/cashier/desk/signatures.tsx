// The signatures of the record, and whether each still holds for it as it is.
import { Card, Status } from '@baize/ui';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import type { Evidence } from '../names.ts';
import styles from './desk.module.css';

export function Signatures({ evidence: { signatures, case: one } }: { evidence: Evidence }) {
  const t = useText();
  const { moment } = useShow();
  if (!one.needsTwo && signatures.length === 0) return null;
  return (
    <Card title={t('cashier.signatures')} aside={<code>{one.record.slice(0, 12)}…</code>}>
      {signatures.length === 0 ? <p className={styles['none']}>{t('cashier.unsigned')}</p> : null}
      <ul className={styles['lines']}>
        {signatures.map(({ staff, at, holds, record }) => (
          <li key={`${staff} ${record}`}>
            <span>
              {staff} <small>{moment(at)}</small>
            </span>
            <Status kind={holds ? 'good' : 'bad'}>
              {t(holds ? 'cashier.signature-holds' : 'cashier.signature-broken')}
            </Status>
          </li>
        ))}
      </ul>
    </Card>
  );
}

// Proves the log whole, and takes what was found along as a file.
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, operator } from '@baize/contract';
import {
  Button,
  CopyText,
  Dialog,
  DownloadIcon,
  ShieldCheckIcon,
  showToast,
  Status,
} from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { saveCsv } from '../../app/save-csv.ts';
import { useText } from '../../app/texts.ts';
import type { AuditSearch } from './audit-filters.tsx';
import styles from './staff.module.css';

type Check = OutputOf<typeof operator.verifyAudit>;

export function AuditTools({ search }: { search: AuditSearch }) {
  const t = useText();
  const [check, setCheck] = useState<Check>();
  const onError = (error: unknown) => showToast({ text: failureText(t, error), kind: 'bad' });
  const verify = useMutation({
    mutationFn: async () => unwrap(await client.operator.verifyAudit()),
    onSuccess: setCheck,
    onError,
  });
  const take = useMutation({
    mutationFn: async () => unwrap(await client.operator.exportAudit(search)),
    onSuccess: ({ csv, rows, whole }) => {
      saveCsv(`audit-${new Date().toISOString().slice(0, 10)}`, csv);
      if (!whole) showToast({ text: t('operator.audit-cut', { rows }), kind: 'bad' });
    },
    onError,
  });
  return (
    <>
      <Button icon={<ShieldCheckIcon />} loading={verify.isPending} onClick={() => verify.mutate()}>
        {t('operator.audit-check')}
      </Button>
      <Button icon={<DownloadIcon />} loading={take.isPending} onClick={() => take.mutate()}>
        {t('operator.audit-export')}
      </Button>
      {check ? <CheckDialog check={check} onClose={() => setCheck(undefined)} /> : null}
    </>
  );
}

function CheckDialog({ check, onClose }: { check: Check; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('operator.audit-check')}
      closeLabel={t('operator.close')}
      size="small"
    >
      <div className={styles['stack']}>
        <Status kind={check.whole ? 'good' : 'bad'}>
          {check.whole
            ? t('operator.audit-whole', { rows: check.rows })
            : t('operator.audit-broken', { id: check.brokenAt })}
        </Status>
        {check.seal ? (
          <div>
            <p className={styles['mute']}>{t('operator.audit-seal')}</p>
            <CopyText
              text={check.seal}
              copyLabel={t('operator.copy')}
              copiedLabel={t('operator.copied')}
            />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}

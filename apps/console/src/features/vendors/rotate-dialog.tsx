// A new secret for a vendor: the overlap of the old one is shown first, then the new one, once.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { OutputOf, vendors } from '@baize/contract';
import { Button, CopyText, Dialog, Field, Select } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { useConnectionChange } from './connection.ts';
import styles from './vendors.module.css';

type Made = OutputOf<typeof vendors.rotateVendorKey>;

const overlaps = [24, 1, 168, 0] as const;
type Overlap = (typeof overlaps)[number];

export function RotateDialog({ vendor, onClose }: { vendor: string; onClose: () => void }) {
  const t = useText();
  const [overlapHours, setOverlap] = useState<Overlap>(24);
  const [made, setMade] = useState<Made>();
  const make = useConnectionChange(async () =>
    setMade(unwrap(await client.vendors.rotateVendorKey({ vendor, overlapHours }))),
  );
  return (
    <Dialog
      open
      title={t('vendors.rotate-named', { vendor })}
      closeLabel={t('operator.close')}
      closesOnOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(made ? 'operator.close' : 'operator.cancel')}</Button>
          {made ? null : (
            <Button kind="primary" loading={make.isPending} onClick={() => make.mutate(undefined)}>
              {t('vendors.make-key')}
            </Button>
          )}
        </>
      }
    >
      {made ? (
        <NewSecret made={made} />
      ) : (
        <div className={styles['stack']}>
          <p className={styles['intro']}>{t('vendors.rotate-text')}</p>
          <Field label={t('vendors.overlap')}>
            {(control) => (
              <Select
                {...control}
                value={String(overlapHours)}
                options={overlaps.map((hours) => ({
                  value: String(hours),
                  label: t(`vendors.overlap-${hours}`),
                }))}
                onChange={({ target }) => setOverlap(Number(target.value) as Overlap)}
              />
            )}
          </Field>
          {overlapHours === 0 ? (
            <p role="status" className={styles['warning']}>
              {t('vendors.overlap-now-warning')}
            </p>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}

function NewSecret({ made: { secret, previousUntil } }: { made: Made }) {
  const t = useText();
  const { moment } = useShow();
  return (
    <div className={styles['stack']}>
      <p className={styles['intro']}>{t('vendors.new-secret-text')}</p>
      <div className={styles['secret']} role="group" aria-label={t('vendors.new-secret')}>
        <CopyText text={secret} copyLabel={t('vendors.copy')} copiedLabel={t('vendors.copied')} />
      </div>
      <p className={styles['quiet']}>
        {previousUntil === null
          ? t('vendors.new-secret-now')
          : t('vendors.new-secret-until', { time: moment(previousUntil) })}
      </p>
    </div>
  );
}

// Settings for the site as an app: the Android package of the brand, and the certificate that signs
// the profile for iPhones.
import { type SyntheticEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { brand, InputOf, OutputOf } from '@baize/contract';
import { Button, Card, EmptyState, Skeleton, Status } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/use-change.ts';
import styles from './brand.module.css';
import { LineEntry, LinesEntry } from './entries.tsx';

type Kept = OutputOf<typeof brand.getBrandApps>;
type Android = InputOf<typeof brand.setAndroid>;
type Certified = InputOf<typeof brand.setSigner>;

const key = ['brand-apps'] as const;

function AndroidForm({ kept }: { kept: Android }) {
  const t = useText();
  const may = useMay('brand.edit');
  const [android, setAndroid] = useState(kept);
  const change = (part: Partial<Android>) => setAndroid({ ...android, ...part });
  const save = useChange(key, async (asked: Android) =>
    unwrap(await client.brand.setAndroid(asked)),
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const fingerprints = android.fingerprints.map((line) => line.trim()).filter(Boolean);
    save.mutate({ ...android, fingerprints });
  };
  const line = (name: 'packageName' | 'address' | 'version' | 'sha256', lengthMax: number) => ({
    value: android[name],
    lengthMax,
    disabled: !may,
    onValue: (value: string) => change({ [name]: value.trim() }),
  });
  return (
    <Card title={t('brand.android-title')}>
      <form className={styles['form']} onSubmit={submit}>
        <p className={styles['hint']}>{t('brand.android-hint')}</p>
        <LineEntry label={t('brand.package-name')} {...line('packageName', 150)} />
        <LinesEntry
          label={t('brand.fingerprints')}
          hint={t('brand.fingerprints-hint')}
          lines={android.fingerprints}
          disabled={!may}
          onLines={(fingerprints) => change({ fingerprints })}
        />
        <LineEntry label={t('brand.package-address')} {...line('address', 300)} />
        <LineEntry label={t('brand.package-version')} {...line('version', 20)} />
        <LineEntry label={t('brand.package-sha256')} {...line('sha256', 64)} />
        <Button type="submit" disabled={!may} loading={save.isPending}>
          {t('brand.save')}
        </Button>
      </form>
    </Card>
  );
}

const nothing: Certified = { certificate: '', key: '' };

function SignerForm({ signer }: { signer: Kept['signer'] }) {
  const t = useText();
  const { moment } = useShow();
  const may = useMay('brand.edit');
  const [given, setGiven] = useState(nothing);
  const save = useChange(key, async (asked: Certified) =>
    unwrap(await client.brand.setSigner(asked)),
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate(given);
  };
  const facts = { subject: signer.subject, until: moment(signer.validUntil) };
  return (
    <Card title={t('brand.signer-title')}>
      <form className={styles['form']} onSubmit={submit}>
        <Status className={styles['sentence']} kind={signer.isSandbox ? 'waiting' : 'good'}>
          {t(signer.isSandbox ? 'brand.signer-sandbox' : 'brand.signer-own')}
        </Status>
        <p className={styles['hint']}>{t('brand.signer-now', facts)}</p>
        <LinesEntry
          label={t('brand.certificate')}
          lines={given.certificate.split('\n')}
          disabled={!may}
          onLines={(lines) => setGiven({ ...given, certificate: lines.join('\n') })}
        />
        <LinesEntry
          label={t('brand.certificate-key')}
          hint={t('brand.certificate-key-hint')}
          lines={given.key.split('\n')}
          disabled={!may}
          onLines={(lines) => setGiven({ ...given, key: lines.join('\n') })}
        />
        <div className={styles['buttons']}>
          <Button
            type="submit"
            disabled={!may || given.certificate === '' || given.key === ''}
            loading={save.isPending}
          >
            {t('brand.signer-save')}
          </Button>
          {signer.isSandbox ? null : (
            <Button kind="ghost" disabled={!may} onClick={() => save.mutate(nothing)}>
              {t('brand.signer-back')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

export function Apps() {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.brand.getBrandApps()),
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  if (data === undefined) return <Skeleton shape="block" />;
  return (
    <div className={styles['columns']}>
      <AndroidForm key={JSON.stringify(data.android)} kept={data.android} />
      <SignerForm key={JSON.stringify(data.signer)} signer={data.signer} />
    </div>
  );
}

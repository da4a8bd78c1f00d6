// From where the platform may be used: countries that are refused or the only ones let in, and
// addresses that come before their country.
import { type SyntheticEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { InputOf, OutputOf, settings } from '@baize/contract';
import { Card, EmptyState, Radio, SectionHead, Skeleton, Status } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { AddressField, writtenAddresses } from './address-field.tsx';
import { CountryPicker } from './country-picker.tsx';
import { SaveBar } from './save-bar.tsx';
import styles from './settings.module.css';
import { useChange } from '../../app/use-change.ts';

type Rules = InputOf<typeof settings.setRegionRules>;
type Kept = OutputOf<typeof settings.getRegionRules>;

const key = ['regions'] as const;

function RegionForm({ kept: { known, ...kept } }: { kept: Kept }) {
  const t = useText();
  const may = useMay('settings.edit');
  const [rules, setRules] = useState<Rules>(kept);
  const change = (part: Partial<Rules>) => setRules({ ...rules, ...part });
  const save = useChange(key, async (asked: Rules) =>
    unwrap(await client.settings.setRegionRules(asked)),
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate({
      ...rules,
      addressesBlocked: writtenAddresses(rules.addressesBlocked),
      addressesAllowed: writtenAddresses(rules.addressesAllowed),
    });
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <Card title={t('settings.regions-mode')}>
        <div className={styles['form']}>
          <div
            className={styles['radios']}
            role="radiogroup"
            aria-label={t('settings.regions-mode')}
          >
            {(['block', 'allow'] as const).map((mode) => (
              <Radio
                key={mode}
                name="mode"
                checked={rules.mode === mode}
                disabled={!may}
                onChange={() => change({ mode })}
              >
                {t(`settings.mode-${mode}`)}
              </Radio>
            ))}
          </div>
          {rules.mode === 'allow' && rules.countries.length === 0 ? (
            <Status kind="bad">{t('settings.regions-locks-all')}</Status>
          ) : null}
          <CountryPicker
            known={known}
            chosen={rules.countries}
            disabled={!may}
            onChange={(countries) => change({ countries })}
          />
        </div>
      </Card>
      <div className={styles['columns']}>
        {(['addressesBlocked', 'addressesAllowed'] as const).map((list) => (
          <Card key={list}>
            <AddressField
              label={t(
                list === 'addressesBlocked'
                  ? 'settings.addresses-blocked'
                  : 'settings.addresses-allowed',
              )}
              addresses={rules[list]}
              disabled={!may}
              onChange={(addresses) => change({ [list]: addresses })}
            />
          </Card>
        ))}
      </div>
      <SaveBar
        isChanged={JSON.stringify(rules) !== JSON.stringify(kept)}
        isSaving={save.isPending}
        disabled={!may}
        onDiscard={() => setRules(kept)}
      />
    </form>
  );
}

export function Regions() {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.settings.getRegionRules()),
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  return (
    <>
      <SectionHead level={1} title={t('operator.regions')} />
      <p className={styles['intro']}>
        {t('settings.regions-intro')} {t('settings.addresses-order')}
      </p>
      {data ? <RegionForm key={JSON.stringify(data)} kept={data} /> : <Skeleton shape="block" />}
    </>
  );
}

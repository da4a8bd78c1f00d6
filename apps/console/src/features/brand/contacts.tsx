// The brand's contacts beside its site, its other addresses, and its licence.
import { type SyntheticEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { contactKinds, type ContactKind, type InputOf, type brand } from '@baize/contract';
import { shippedLocales } from '@baize/i18n';
import { Button, Card, EmptyState, Skeleton } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/use-change.ts';
import styles from './brand.module.css';
import { LinesEntry, LineEntry } from './entries.tsx';

type Kept = InputOf<typeof brand.setContacts>;
type Part = { kept: Kept; onChange: (part: Partial<Kept>) => void; disabled: boolean };

const key = ['brand-contacts'] as const;
const names: Readonly<Record<ContactKind, string>> = {
  TELEGRAM: 'Telegram',
  LINE: 'Line',
  FACEBOOK: 'Facebook',
  WHATSAPP: 'WhatsApp',
  INSTAGRAM: 'Instagram',
};

function Accounts({ kept, onChange, disabled }: Part) {
  const t = useText();
  const change = (kind: ContactKind, part: { address?: string; label?: string }) => {
    const fresh = { kind, address: '', label: '' };
    const others = kept.contacts.filter((contact) => contact.kind !== kind);
    const own = kept.contacts.find((contact) => contact.kind === kind) ?? fresh;
    onChange({ contacts: [...others, { ...own, ...part }] });
  };
  return (
    <div className={styles['columns']}>
      {contactKinds.map((kind) => {
        const own = kept.contacts.find((contact) => contact.kind === kind);
        const facts = { kind: names[kind] };
        return (
          <Card key={kind}>
            <div className={styles['form']}>
              <LineEntry
                label={t('brand.contact-address', facts)}
                value={own?.address ?? ''}
                disabled={disabled}
                onValue={(address) => change(kind, { address })}
              />
              <LineEntry
                label={t('brand.contact-label', facts)}
                value={own?.label ?? ''}
                lengthMax={40}
                disabled={disabled}
                onValue={(label) => change(kind, { label })}
              />
            </div>
          </Card>
        );
      })}
    </div>
  );
}

function Licence({ kept, onChange, disabled }: Part) {
  const t = useText();
  return (
    <Card title={t('brand.licence')}>
      <div className={styles['form']}>
        {shippedLocales.map(({ tag, name }) => (
          <LineEntry
            key={tag}
            label={t('brand.licence-text', { language: name })}
            value={kept.licenceText[tag] ?? ''}
            disabled={disabled}
            onValue={(text) => onChange({ licenceText: { ...kept.licenceText, [tag]: text } })}
          />
        ))}
        <LineEntry
          label={t('brand.licence-address')}
          value={kept.licenceAddress}
          disabled={disabled}
          onValue={(licenceAddress) => onChange({ licenceAddress })}
        />
      </div>
    </Card>
  );
}

function ContactsForm({ data }: { data: Kept }) {
  const t = useText();
  const may = useMay('brand.edit');
  const [kept, setKept] = useState(data);
  const save = useChange(key, async (asked: Kept) => unwrap(await client.brand.setContacts(asked)));
  const part: Part = {
    kept,
    disabled: !may,
    onChange: (changed) => setKept({ ...kept, ...changed }),
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const said = Object.entries(kept.licenceText).filter(([, text]) => text.trim() !== '');
    const domains = kept.domains.map((line) => line.trim()).filter(Boolean);
    save.mutate({ ...kept, domains, licenceText: Object.fromEntries(said) });
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <Card>
        <LineEntry
          label={t('brand.service')}
          hint={t('brand.service-hint')}
          value={kept.service}
          disabled={!may}
          onValue={(service) => part.onChange({ service })}
        />
      </Card>
      <Accounts {...part} />
      <Card>
        <LinesEntry
          label={t('brand.domains')}
          hint={t('brand.domains-hint')}
          lines={kept.domains}
          disabled={!may}
          onLines={(domains) => part.onChange({ domains })}
        />
      </Card>
      <Licence {...part} />
      <Button
        type="submit"
        kind="primary"
        className={styles['save']}
        disabled={!may}
        loading={save.isPending}
      >
        {t('brand.save')}
      </Button>
    </form>
  );
}

export function Contacts() {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.brand.getContacts()),
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  if (data === undefined) return <Skeleton shape="block" />;
  return <ContactsForm key={JSON.stringify(data)} data={data} />;
}

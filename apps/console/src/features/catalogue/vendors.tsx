// Every vendor that is known: connected or not, on or off, its names, picture and account.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { OfferState } from '@baize/contract';
import {
  Button,
  PencilIcon,
  Status,
  Table,
  TextInput,
  SearchIcon,
  VisuallyHidden,
  type Column,
} from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import styles from './catalogue.module.css';
import { useOfferChange, type Offer, type VendorFact } from './offer.ts';
import { Picture } from './picture.tsx';
import { StateSelect } from './state-select.tsx';
import { VendorDialog } from './vendor-dialog.tsx';

const connection = { on: 'good', maintenance: 'waiting', off: 'neutral' } as const;

function useColumns(onEdit: (vendor: string) => void): readonly Column<VendorFact>[] {
  const t = useText();
  return [
    {
      key: 'vendor',
      head: t('console.catalogue.vendor'),
      cell: (vendor) => <VendorName vendor={vendor} />,
    },
    ...useFacts(),
    {
      key: 'state',
      head: t('console.catalogue.state'),
      cell: (vendor) => <VendorState vendor={vendor} />,
    },
    {
      key: 'edit',
      head: <VisuallyHidden>{t('console.catalogue.edit')}</VisuallyHidden>,
      cell: ({ vendor, displayName }) => (
        <Button
          size="small"
          icon={<PencilIcon />}
          aria-label={t('console.catalogue.edit-named', { name: displayName })}
          onClick={() => onEdit(vendor)}
        >
          {t('console.catalogue.edit')}
        </Button>
      ),
    },
  ];
}

/** Columns for wide screens only. */
function useFacts(): readonly Column<VendorFact>[] {
  const t = useText();
  const facts: readonly Column<VendorFact>[] = [
    {
      key: 'categories',
      head: t('console.catalogue.categories'),
      cell: ({ categories }) => categories.map((one) => t(`catalogue.category-${one}`)).join(', '),
    },
    {
      key: 'games',
      head: t('console.catalogue.games'),
      cell: ({ games }) => games,
      align: 'money',
    },
    {
      key: 'wallet',
      head: t('console.catalogue.wallet'),
      cell: ({ isSingle }) =>
        t(isSingle ? 'console.catalogue.wallet-single' : 'console.catalogue.wallet-transfer'),
    },
    {
      key: 'integration',
      head: t('console.catalogue.integration'),
      cell: ({ integration }) => (
        <Status kind={connection[integration]}>
          {t(`console.catalogue.integration-${integration}`)}
        </Status>
      ),
    },
  ];
  return facts.map((column) => ({ ...column, wideOnly: true }));
}

function VendorName({ vendor: { vendor, displayName, picture } }: { vendor: VendorFact }) {
  return (
    <span className={styles['named']}>
      <Picture address={picture} isSquare />
      <span>
        <strong>{displayName}</strong> <code>{vendor}</code>
      </span>
    </span>
  );
}

function VendorState({ vendor: { vendor, displayName, state } }: { vendor: VendorFact }) {
  const may = useMay('catalogue.edit');
  const turn = useOfferChange(async (next: OfferState) =>
    unwrap(await client.catalogue.editVendor({ vendor, state: next })),
  );
  return (
    <StateSelect
      name={displayName}
      state={state}
      switched={{ vendor }}
      disabled={!may || turn.isPending}
      onState={turn.mutate}
    />
  );
}

/** Connected vendors come first. */
const byConnection = (a: VendorFact, b: VendorFact) =>
  Number(b.integration !== 'off') - Number(a.integration !== 'off') ||
  a.displayName.localeCompare(b.displayName);

export function Vendors({ offer }: { offer: Offer }) {
  const t = useText();
  const [sought, setSought] = useState('');
  const [edited, setEdited] = useState<string>();
  const columns = useColumns(setEdited);
  const fits = ({ vendor, displayName }: VendorFact) =>
    `${vendor} ${displayName}`.toLowerCase().includes(sought.toLowerCase());
  const open = offer.vendors.find(({ vendor }) => vendor === edited);
  return (
    <div className={styles['stack']}>
      <TextInput
        type="search"
        className={styles['find']}
        leading={<SearchIcon aria-hidden="true" />}
        aria-label={t('operator.search')}
        placeholder={t('operator.search')}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <Table
        caption={t('console.catalogue.vendors')}
        columns={columns}
        rows={offer.vendors.filter(fits).toSorted(byConnection)}
        rowKey={({ vendor }) => vendor}
      />
      {open ? <VendorDialog vendor={open} onClose={() => setEdited(undefined)} /> : null}
    </div>
  );
}

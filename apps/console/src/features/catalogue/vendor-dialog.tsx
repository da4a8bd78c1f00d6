// Names a vendor, says which account its money is in, and gives it a picture.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { Field, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { EditDialog } from './edit-dialog.tsx';
import { NamesFields, type Names } from './names-fields.tsx';
import { useOfferChange, type VendorFact } from './offer.ts';
import { PictureField } from './picture.tsx';

export function VendorDialog({ vendor, onClose }: { vendor: VendorFact; onClose: () => void }) {
  const t = useText();
  const may = useMay('catalogue.edit');
  const [names, setNames] = useState<Names>(vendor.names);
  const [account, setAccount] = useState(String(vendor.accountTypeId));
  const save = useOfferChange(async (accountTypeId: number) => {
    unwrap(await client.catalogue.editVendor({ vendor: vendor.vendor, names, accountTypeId }));
    onClose();
  });
  const number = /^[1-9]\d{0,4}$/u.test(account) ? Number(account) : vendor.accountTypeId;
  return (
    <EditDialog
      name={vendor.displayName}
      mayEdit={may}
      saving={save.isPending}
      onSave={() => save.mutate(number)}
      onClose={onClose}
    >
      <NamesFields names={names} onNames={setNames} />
      <Field
        label={t('console.catalogue.account-type')}
        hint={t('console.catalogue.account-type-hint')}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            maxLength={5}
            value={account}
            onChange={(event) => setAccount(event.target.value.replace(/\D/gu, ''))}
          />
        )}
      </Field>
      {may ? (
        <PictureField
          address={vendor.picture}
          isSquare
          isOwn={vendor.ownPicture}
          onPicture={async (picture) =>
            unwrap(await client.catalogue.setVendorPicture({ vendor: vendor.vendor, picture }))
          }
        />
      ) : null}
    </EditDialog>
  );
}

// The second person sends an offer of the house: the version that the page shows.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { Button } from '@baize/ui';
import { client } from '../../app/client.ts';
import { FormDialog } from '../../app/form-dialog.tsx';
import { useText } from '../../app/texts.ts';
import { useIntentChange } from '../../app/use-intent-change.ts';
import { agreementsKey, rateSpan, type AgreementInFull, type Version } from './staff-agreement.ts';

interface ConfirmOfferProps {
  agreement: AgreementInFull;
  version: Version;
}

export function ConfirmOffer({ agreement: { id, payee }, version }: ConfirmOfferProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const confirm = useIntentChange(
    agreementsKey,
    async (asked: { id: string; version: number }) =>
      unwrap(await client.agreements.confirmHouseAgreement(asked)),
    () => t('console.agreements.offer-sent'),
  );
  const onClose = () => setOpen(false);
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {t('console.agreements.confirm-offer')}
      </Button>
      {isOpen ? (
        <FormDialog
          title={t('console.agreements.confirm-offer')}
          doLabel={t('console.agreements.offer-do')}
          size="small"
          isReady
          isSending={confirm.isPending}
          error={confirm.error}
          onDo={() => confirm.mutate({ id, version: version.number }, { onSuccess: onClose })}
          onClose={onClose}
        >
          <p>
            {t('console.agreements.confirm-offer-text', {
              name: payee.username,
              rates: rateSpan(version.terms),
            })}
          </p>
        </FormDialog>
      ) : null}
    </>
  );
}

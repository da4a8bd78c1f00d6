// Edits one way to pay in, with the player's tile beside the form; saved whole with the version
// that was read, so that no change is overwritten unseen.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Dialog, showToast } from '@baize/ui';
import { client, failureText } from '../../../app/client.ts';
import { useText } from '../../../app/texts.ts';
import { AccountFields } from './account-fields.tsx';
import {
  AudienceFields,
  BaseFields,
  FeeFields,
  HoursFields,
  LimitFields,
} from './method-fields.tsx';
import { depositsKey } from './deposit-facts.tsx';
import { MethodPreview } from './method-preview.tsx';
import { bodyOf, type Draft, faultsOf } from './methods.ts';
import styles from './deposits.module.css';

interface MethodDialogProps {
  draft: Draft;
  providers: readonly string[];
  onClose: () => void;
}

function useSave(onClose: () => void) {
  const t = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (draft: Draft) =>
      unwrap(await client.wallet.saveDepositChannel({ id: draft.code, ...bodyOf(draft) })),
    onSuccess: () => {
      showToast({ text: t('operator.saved'), kind: 'good' });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: depositsKey }),
  });
}

export function MethodDialog({ draft: first, providers, onClose }: MethodDialogProps) {
  const t = useText();
  const [draft, setDraft] = useState(first);
  const save = useSave(onClose);
  const faults = faultsOf(draft);
  const part = {
    draft,
    faults,
    onDraft: (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change })),
  };
  const title =
    first.version === 0
      ? t('console.deposits.add')
      : t('console.deposits.edit-named', { name: first.name });
  return (
    <Dialog
      open
      size="large"
      title={title}
      closeLabel={t('operator.close')}
      closesOnOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button
            kind="primary"
            disabled={faults.length > 0}
            loading={save.isPending}
            onClick={() => save.mutate(draft)}
          >
            {t('operator.save')}
          </Button>
        </>
      }
    >
      <div className={styles['editor']}>
        <aside className={styles['preview']} aria-label={t('console.deposits.preview')}>
          <small>{t('console.deposits.preview')}</small>
          <MethodPreview draft={draft} expectedMinutes={null} />
        </aside>
        <div className={styles['stack']}>
          <BaseFields {...part} providers={providers} />
          <LimitFields {...part} />
          <FeeFields {...part} />
          <HoursFields {...part} />
          <AudienceFields {...part} />
          {draft.kind === 'manual' ? (
            <AccountFields
              accounts={draft.houseAccounts}
              onAccounts={(houseAccounts) => part.onDraft({ houseAccounts })}
            />
          ) : null}
          <p role="alert" className={styles['said']}>
            {save.isError ? failureText(t, save.error) : ''}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

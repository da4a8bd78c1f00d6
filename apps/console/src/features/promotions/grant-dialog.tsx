// Gives a member the reward of a promotion that staff grant, with a reason.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { EmptyState, Field, Select } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { EntryField } from '../../app/entry-field.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useText } from '../../app/texts.ts';
import { promotionsKey, titleOf } from './staff-promotion.ts';
import { useIntentChange } from '../../app/use-intent-change.ts';

/** As many as a page of the list may have. */
const most = 100;

function useGranted() {
  return useQuery({
    queryKey: [...promotionsKey, 'granted'],
    queryFn: async () => {
      const asked = { stage: 'published', pageNo: 1, pageSize: most } as const;
      const { list } = unwrap(await client.promotions.findPromotions(asked));
      return list.filter(({ spec }) => spec.trigger === 'manual');
    },
  });
}

export function GrantDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { data: list = [], error, isPending } = useGranted();
  const [username, setUsername] = useState('');
  const [chosen, setChosen] = useState<string>();
  const id = chosen ?? list[0]?.promotionId;
  const grant = useIntentChange(
    promotionsKey,
    async (asked: { id: string; username: string; reason: string }, intent) =>
      unwrap(await client.promotions.grantReward(asked, { intent })),
    ({ state }) => t(`console.promotions.${state === 'pending' ? 'reward-proposed' : 'granted'}`),
  );
  return (
    <ReasonDialog
      title={t('console.promotions.grant')}
      doLabel={t('console.promotions.grant')}
      isReady={id !== undefined && username.trim() !== ''}
      onDo={async (reason) => {
        if (id === undefined) return;
        await grant.mutateAsync({ id, username: username.trim(), reason });
        onClose();
      }}
      onClose={onClose}
    >
      {error ? <EmptyState>{failureText(t, error)}</EmptyState> : null}
      {!isPending && !error && list.length === 0 ? (
        <EmptyState>{t('console.promotions.grant-none')}</EmptyState>
      ) : null}
      <Field label={t('console.promotions.grant-which')}>
        {(control) => (
          <Select
            {...control}
            value={id ?? ''}
            options={list.map((one) => ({
              value: one.promotionId,
              label: titleOf(one, t.tag),
            }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
      </Field>
      <EntryField
        label={t('operator.member')}
        lengthMost={64}
        value={username}
        onValue={setUsername}
      />
    </ReasonDialog>
  );
}

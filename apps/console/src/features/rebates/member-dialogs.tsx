// Sets a member's rates, or an agent's quotas, with a reason.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { rebateCategories, rebateRateMost } from '@baize/contract';
import { Button, IconButton, showToast, XIcon } from '@baize/ui';
import { ChoiceField } from '../../app/choice-field.tsx';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useText } from '../../app/texts.ts';
import { TypedEntry, whole } from '../../app/typed-entry.tsx';
import { rateKind, rateText, rebatesKey, type MemberRates } from './staff-rebates.ts';
import styles from './rebates.module.css';

interface MemberDialogProps {
  member: MemberRates;
  onClose: () => void;
}

const kind = rateKind(rebateRateMost);

function useSaved(onClose: () => void) {
  const t = useText();
  const queries = useQueryClient();
  return async () => {
    showToast({ text: t('operator.saved'), kind: 'good' });
    await queries.invalidateQueries({ queryKey: rebatesKey });
    onClose();
  };
}

export function RatesDialog({ member, onClose }: MemberDialogProps) {
  const t = useText();
  const saved = useSaved(onClose);
  const [rates, setRates] = useState(() =>
    member.rates.map(({ category, rate }) => ({ category, rate })),
  );
  const [intent] = useState(newIntent);
  const changed = rates.filter(({ rate }, at) => rate !== member.rates[at]?.rate);
  return (
    <ReasonDialog
      title={t('console.rebates.rates-of', { name: member.username })}
      doLabel={t('operator.save')}
      isReady={changed.length > 0}
      onDo={async (reason) => {
        const asked = { id: member.id, rates: changed, reason };
        unwrap(await client.rebates.setMemberRates(asked, { intent }));
        await saved();
      }}
      onClose={onClose}
    >
      {member.rates.map(({ category, least, most }, at) => (
        <TypedEntry
          key={category}
          label={t(`catalogue.category-${category}`)}
          hint={`${rateText(least, t.tag)} – ${rateText(most, t.tag)}`}
          kind={kind}
          value={rates[at]?.rate ?? 0}
          onValue={(rate) =>
            setRates(rates.map((one, place) => (place === at ? { ...one, rate } : one)))
          }
        />
      ))}
    </ReasonDialog>
  );
}

const seatsKind = whole(0, 100_000);

export function QuotasDialog({ member, onClose }: MemberDialogProps) {
  const t = useText();
  const saved = useSaved(onClose);
  const [quotas, setQuotas] = useState(() =>
    member.quotas.map(({ category, rate, seats }) => ({ category, rate, seats })),
  );
  const [intent] = useState(newIntent);
  const put = (at: number, change: Partial<(typeof quotas)[number]>) =>
    setQuotas(quotas.map((one, place) => (place === at ? { ...one, ...change } : one)));
  return (
    <ReasonDialog
      title={t('rebates.quotas')}
      doLabel={t('operator.save')}
      isReady={quotas.every(({ rate }) => rate > 0)}
      onDo={async (reason) => {
        unwrap(await client.rebates.setRebateQuotas({ id: member.id, quotas, reason }, { intent }));
        await saved();
      }}
      onClose={onClose}
    >
      <p>{t('console.rebates.quotas-text')}</p>
      {quotas.map(({ category, rate, seats }, at) => (
        <div key={at} className={styles['row']}>
          <ChoiceField
            label={t('console.rebates.category')}
            values={rebateCategories}
            value={category}
            nameOf={(one) => t(`catalogue.category-${one}`)}
            onValue={(one) => put(at, { category: one })}
          />
          <TypedEntry
            label={t('console.rebates.from-rate')}
            kind={kind}
            value={rate}
            onValue={(value) => put(at, { rate: value })}
          />
          <TypedEntry
            label={t('console.rebates.seats')}
            kind={seatsKind}
            value={seats}
            onValue={(value) => put(at, { seats: value })}
          />
          <IconButton
            label={t('console.rebates.remove-quota')}
            icon={<XIcon />}
            onClick={() => setQuotas(quotas.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      <Button
        size="small"
        onClick={() => setQuotas([...quotas, { category: 'LIVE', rate: 0, seats: 1 }])}
      >
        {t('console.rebates.add-quota')}
      </Button>
    </ReasonDialog>
  );
}

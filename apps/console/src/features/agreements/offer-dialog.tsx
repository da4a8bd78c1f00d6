// Offers an agent a contract that the house pays.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { agreementKinds, type AgreementKind, type AgreementPeriod } from '@baize/contract';
import { client } from '../../app/client.ts';
import { ChoiceField } from '../../app/choice-field.tsx';
import { EntryField } from '../../app/entry-field.tsx';
import { FormDialog } from '../../app/form-dialog.tsx';
import { useIntentChange } from '../../app/use-intent-change.ts';
import { useText } from '../../app/texts.ts';
import { agreementsKey, proposedOffer } from './staff-agreement.ts';
import { fitting, newTerms, written } from './terms-draft.ts';
import { TermsEditor } from './terms-editor.tsx';
import styles from './agreements.module.css';

export const dividendPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;

export function OfferDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [username, setUsername] = useState('');
  const [reason, setReason] = useState('');
  const [kind, setKind] = useState<AgreementKind>('dividend');
  const [period, setPeriod] = useState<AgreementPeriod>('monthly');
  const [terms, setTerms] = useState(newTerms);
  const right = written(fitting(kind, terms));
  const send = useIntentChange(
    agreementsKey,
    async (asked: NonNullable<typeof right>, intent) => {
      const given = kind === 'dividend' ? { kind, period } : { kind };
      const input = { ...given, username, terms: asked, reason };
      return unwrap(await client.agreements.offerHouseAgreement(input, { intent }));
    },
    (offered) =>
      t(
        proposedOffer(offered) === undefined
          ? 'console.agreements.offer-sent'
          : 'console.agreements.waits-second-told',
      ),
  );
  return (
    <FormDialog
      title={t('console.agreements.offer')}
      doLabel={t('console.agreements.offer-do')}
      size="large"
      isReady={right !== undefined && username !== '' && reason.trim().length > 2}
      isSending={send.isPending}
      error={send.error}
      onDo={() => {
        if (right !== undefined) send.mutate(right, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <p className={styles['mute']}>{t('console.agreements.offer-text')}</p>
      <div className={styles['fields']}>
        <EntryField
          label={t('console.agreements.offer-to')}
          lengthMost={64}
          value={username}
          onValue={setUsername}
        />
        <KindFields kind={kind} period={period} onKind={setKind} onPeriod={setPeriod} />
      </div>
      <TermsEditor kind={kind} terms={terms} onTerms={setTerms} />
      <EntryField
        label={t('operator.reason')}
        hint={t('console.agreements.reason-read')}
        lengthMost={300}
        value={reason}
        onValue={setReason}
      />
    </FormDialog>
  );
}

interface KindFieldsProps {
  kind: AgreementKind;
  period: AgreementPeriod;
  onKind: (kind: AgreementKind) => void;
  onPeriod: (period: AgreementPeriod) => void;
}

/** A salary has a period of its own. */
export function KindFields({ kind, period, onKind, onPeriod }: KindFieldsProps) {
  const t = useText();
  return (
    <>
      <ChoiceField
        label={t('console.agreements.kind')}
        values={agreementKinds}
        value={kind}
        nameOf={(one) => t(`console.agreements.kind-${one}`)}
        onValue={onKind}
      />
      {kind === 'dividend' ? (
        <ChoiceField<AgreementPeriod>
          label={t('console.agreements.period')}
          values={dividendPeriods}
          value={period}
          nameOf={(one) => t(`console.agreements.period-${one}`)}
          onValue={onPeriod}
        />
      ) : null}
    </>
  );
}

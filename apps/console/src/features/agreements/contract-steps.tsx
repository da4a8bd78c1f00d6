// Staff actions on a contract: send an offer as the second person, withdraw one that waits, or end
// the contract with its period.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { ConfirmOffer } from './confirm-offer.tsx';
import { agreementsKey, proposedOffer, type AgreementInFull } from './staff-agreement.ts';
import styles from './agreements.module.css';

type Step = 'withdraw' | 'end';

function stepsOf({ state, pending, endsAt }: AgreementInFull): readonly Step[] {
  const steps: Step[] = pending === null ? [] : ['withdraw'];
  return state === 'approved' && endsAt === null ? [...steps, 'end'] : steps;
}

export function ContractSteps({ agreement }: { agreement: AgreementInFull }) {
  const t = useText();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Step>();
  const steps = stepsOf(agreement);
  if (!useMay('agreements.edit') || steps.length === 0) return null;
  const { id, payee } = agreement;
  const onDo = async (reason: string) => {
    const call =
      asked === 'end'
        ? client.agreements.endAgreementByStaff({ id, reason })
        : client.agreements.withdrawAgreementByStaff({ id, reason });
    unwrap(await call);
    showToast({ text: t('operator.saved'), kind: 'good' });
    await queries.invalidateQueries({ queryKey: agreementsKey });
    setAsked(undefined);
  };
  const proposed = proposedOffer(agreement);
  return (
    <div className={styles['steps']}>
      {proposed === undefined ? null : <ConfirmOffer agreement={agreement} version={proposed} />}
      {steps.map((step) => (
        <Button
          key={step}
          kind={step === 'end' ? 'danger' : 'secondary'}
          onClick={() => setAsked(step)}
        >
          {t(`console.agreements.${step}`)}
        </Button>
      ))}
      {asked === undefined ? null : (
        <ReasonDialog
          title={t(`console.agreements.${asked}`)}
          doLabel={t(`console.agreements.${asked}`)}
          danger={asked === 'end'}
          onDo={onDo}
          onClose={() => setAsked(undefined)}
        >
          <p>{t(`console.agreements.${asked}-text`, { name: payee.username })}</p>
          <p className={styles['mute']}>{t('console.agreements.reason-read')}</p>
        </ReasonDialog>
      )}
    </div>
  );
}

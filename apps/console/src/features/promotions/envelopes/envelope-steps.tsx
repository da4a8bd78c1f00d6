// The steps of an envelope: changed while it is a draft, published, stopped, and who took what.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { Button } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { FormDialog } from '../../../app/form-dialog.tsx';
import { ReasonDialog } from '../../../app/reason-dialog.tsx';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { useIntentChange } from '../../../app/use-intent-change.ts';
import { EnvelopeForm } from './envelope-form.tsx';
import { PacketsDialog } from './packets-dialog.tsx';
import { envelopesKey, titleOfEnvelope, type StaffEnvelope } from './staff-envelope.ts';
import styles from './envelopes.module.css';

interface StepProps {
  envelope: StaffEnvelope;
  onClose: () => void;
}

type Step = 'edit' | 'publish' | 'stop' | 'takers';

export function EnvelopeSteps({ envelope }: { envelope: StaffEnvelope }) {
  const t = useText();
  const [asked, setAsked] = useState<Step>();
  const mayEdit = useMay('promotions.edit');
  const mayPublish = useMay('promotions.publish');
  const { stage } = envelope;
  const isDraft = stage === 'draft' || stage === 'proposed';
  const close = () => setAsked(undefined);
  const steps: readonly (readonly [Step, boolean])[] = [
    ['edit', isDraft && mayEdit],
    ['publish', isDraft && mayPublish],
    ['takers', !isDraft],
    ['stop', stage === 'published' && mayEdit],
  ];
  return (
    <div className={styles['steps']}>
      {steps.map(([step, isThere]) =>
        isThere ? (
          <Button
            key={step}
            size="small"
            kind={step === 'stop' ? 'danger' : 'secondary'}
            onClick={() => setAsked(step)}
          >
            {t(`console.envelopes.${step}`)}
          </Button>
        ) : null,
      )}
      {asked === 'edit' ? <EnvelopeForm envelope={envelope} onClose={close} /> : null}
      {asked === 'publish' ? <Publish envelope={envelope} onClose={close} /> : null}
      {asked === 'stop' ? <Stop envelope={envelope} onClose={close} /> : null}
      {asked === 'takers' ? <PacketsDialog envelope={envelope} onClose={close} /> : null}
    </div>
  );
}

function Publish({ envelope, onClose }: StepProps) {
  const t = useText();
  const { money } = useShow();
  const { envelopeId: id, version, currency, total, proposedBy } = envelope;
  const publish = useIntentChange(
    envelopesKey,
    async () => unwrap(await client.promotions.publishEnvelope({ id, version })),
    ({ stage }) => t(`console.envelopes.${stage === 'proposed' ? 'proposed' : 'published'}`),
  );
  return (
    <FormDialog
      title={t('console.envelopes.publish')}
      doLabel={t('console.envelopes.publish')}
      size="small"
      isReady
      isSending={publish.isPending}
      error={publish.error}
      onDo={() => publish.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        {t('console.envelopes.publish-ask', {
          title: titleOfEnvelope(envelope, t.tag),
          total: money(total, currency),
        })}
      </p>
      {proposedBy === '' ? null : <p>{t('console.envelopes.second-person')}</p>}
    </FormDialog>
  );
}

function Stop({ envelope, onClose }: StepProps) {
  const t = useText();
  const stop = useIntentChange(
    envelopesKey,
    async (reason: string) =>
      unwrap(await client.promotions.stopEnvelope({ id: envelope.envelopeId, reason })),
    () => t('console.envelopes.stopped'),
  );
  return (
    <ReasonDialog
      title={t('console.envelopes.stop')}
      doLabel={t('console.envelopes.stop')}
      danger
      onDo={async (reason) => {
        await stop.mutateAsync(reason);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('console.envelopes.stop-ask', { title: titleOfEnvelope(envelope, t.tag) })}</p>
    </ReasonDialog>
  );
}

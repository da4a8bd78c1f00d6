// The steps of a promotion: publishing the version that is shown, and stopping it at once.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { Button, Checkbox } from '@baize/ui';
import { client } from '../../app/client.ts';
import { FormDialog } from '../../app/form-dialog.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { promotionsKey, titleOf, type Promotion } from './staff-promotion.ts';
import { useIntentChange } from '../../app/use-intent-change.ts';

interface StepProps {
  promotion: Promotion;
  onClose: () => void;
}

export function PromotionSteps({ promotion }: { promotion: Promotion }) {
  const t = useText();
  const [asked, setAsked] = useState<'publish' | 'stop'>();
  const mayEdit = useMay('promotions.edit');
  const mayPublish = useMay('promotions.publish');
  const { stage, version, publishedVersion } = promotion;
  if (stage === 'stopped') return null;
  const close = () => setAsked(undefined);
  return (
    <>
      {mayPublish && publishedVersion !== version ? (
        <Button kind="primary" onClick={() => setAsked('publish')}>
          {t('console.promotions.publish')}
        </Button>
      ) : null}
      {mayEdit && publishedVersion !== null ? (
        <Button kind="danger" onClick={() => setAsked('stop')}>
          {t('console.promotions.stop')}
        </Button>
      ) : null}
      {asked === 'publish' ? <Publish promotion={promotion} onClose={close} /> : null}
      {asked === 'stop' ? <Stop promotion={promotion} onClose={close} /> : null}
    </>
  );
}

function Publish({ promotion, onClose }: StepProps) {
  const t = useText();
  const { money } = useShow();
  const { promotionId: id, version, currency, spec } = promotion;
  const publish = useIntentChange(
    promotionsKey,
    async () => unwrap(await client.promotions.publishPromotion({ id, version })),
    ({ publishedVersion }) =>
      t(`console.promotions.${publishedVersion === version ? 'published' : 'proposed'}`),
  );
  return (
    <FormDialog
      title={t('console.promotions.publish-title', { name: titleOf(promotion, t.tag) })}
      doLabel={t('console.promotions.publish')}
      size="small"
      isReady
      isSending={publish.isPending}
      error={publish.error}
      onDo={() => publish.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        {t('console.promotions.publish-text', {
          version,
          budget: money(spec.budget.total, currency),
        })}
      </p>
    </FormDialog>
  );
}

function Stop({ promotion, onClose }: StepProps) {
  const t = useText();
  const [keepDue, setKeepDue] = useState(true);
  const stop = useIntentChange(
    promotionsKey,
    async (reason: string) =>
      unwrap(await client.promotions.stopPromotion({ id: promotion.promotionId, reason, keepDue })),
    () => t('console.promotions.stopped'),
  );
  return (
    <ReasonDialog
      title={t('console.promotions.stop-title', { name: titleOf(promotion, t.tag) })}
      doLabel={t('console.promotions.stop')}
      danger
      onDo={async (reason) => {
        await stop.mutateAsync(reason);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('console.promotions.stop-text')}</p>
      <Checkbox checked={keepDue} onChange={({ target }) => setKeepDue(target.checked)}>
        {t('console.promotions.keep-due')}
      </Checkbox>
    </ReasonDialog>
  );
}

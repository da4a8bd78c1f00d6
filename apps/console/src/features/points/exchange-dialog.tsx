// One exchange of points: to whom it is sent, and the decision of staff.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { Button, Dialog, Field, TextArea } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useIntentChange } from '../../app/use-intent-change.ts';
import { pointsKey, type Exchange } from './staff-points.ts';
import styles from './points.module.css';

interface ExchangeDialogProps {
  exchange: Exchange;
  onClose: () => void;
}

export function ExchangeDialog({ exchange, onClose }: ExchangeDialogProps) {
  const t = useText();
  const [answer, setAnswer] = useState('');
  const { redemptionId: id, username, name, kind, state } = exchange;
  const mayJudge = useMay('points.judge') && state === 'processing';
  const decide = useIntentChange(
    pointsKey,
    async (approve: boolean, intent) =>
      unwrap(
        await client.points.decideRedemption({ id, approve, answer: answer.trim() }, { intent }),
      ),
    (done) => t(`console.points.${done.state === 'rejected' ? 'rejected' : 'approved'}`),
  );
  const take = (approve: boolean) => decide.mutate(approve, { onSuccess: onClose });
  return (
    <Dialog
      open
      title={t('console.points.exchange-of', {
        name: username,
        good: name || t(`console.points.kind-${kind}`),
      })}
      closeLabel={t('operator.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('operator.close')}</Button>
          {mayJudge ? (
            <>
              <Button kind="danger" loading={decide.isPending} onClick={() => take(false)}>
                {t('console.points.reject')}
              </Button>
              <Button kind="primary" loading={decide.isPending} onClick={() => take(true)}>
                {t('console.points.approve')}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <div className={styles['stack']}>
        <Facts exchange={exchange} />
        {mayJudge ? (
          <Field label={t('console.points.answer')} hint={t('console.points.reject-hint')}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={300}
                value={answer}
                onChange={({ target }) => setAnswer(target.value)}
              />
            )}
          </Field>
        ) : null}
        <p role="alert" className={styles['said']}>
          {decide.isError ? failureText(t, decide.error) : ''}
        </p>
      </div>
    </Dialog>
  );
}

function Facts({ exchange }: { exchange: Exchange }) {
  const t = useText();
  const { money, moment } = useShow();
  const { quantity, points: count, amount, currency, at, decidedBy } = exchange;
  return (
    <Figures
      facts={[
        [t('console.points.quantity'), quantity],
        [t('console.points.price-points'), t('console.points.points', { count })],
        [t('operator.amount'), money(amount, currency)],
        [t('console.points.recipient'), exchange.recipient],
        [t('console.points.mobile'), exchange.mobile],
        [t('console.points.address'), exchange.address],
        [t('console.points.at'), moment(at)],
        [t('console.points.decided-by'), decidedBy],
        [t('console.points.answer'), exchange.answer],
      ]}
    />
  );
}

// One reward or application: what the member sent, and the decision of staff. A reward that was had
// can be taken back as far as its rule allows.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { Button, Dialog, Field, Status, TextArea } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { ClaimEntries } from './claim-entries.tsx';
import { ClaimFriend } from './claim-friend.tsx';
import { ClaimPictures } from './claim-pictures.tsx';
import { claimKinds } from './claim-kinds.ts';
import { ClaimSignals } from './signals.tsx';
import { useRewardWords } from './maker/sums.ts';
import { amountOrNone, TypedEntry } from '../../app/typed-entry.tsx';
import { promotionsKey, type StaffClaim } from './staff-promotion.ts';
import { useIntentChange } from '../../app/use-intent-change.ts';
import styles from './claims.module.css';

export interface ClaimDialogProps {
  claim: StaffClaim;
  onClose: () => void;
}

export function ClaimDialog({ claim, onClose }: ClaimDialogProps) {
  const t = useText();
  const [isReturning, setReturning] = useState(false);
  const mayJudge = useMay('promotions.judge') && claim.state === 'pending';
  const mayReturn =
    useMay('promotions.publish') && (claim.state === 'claimed' || claim.state === 'available');
  const [amount, setAmount] = useState<string | null>(null);
  const [answer, setAnswer] = useState('');
  const decide = useDecision(claim);
  const take = (approve: boolean) =>
    decide.mutate(
      { approve, amount: approve ? amount : null, answer: answer.trim() },
      { onSuccess: onClose },
    );
  if (isReturning) return <Return claim={claim} onClose={onClose} />;
  return (
    <Dialog
      open
      size="large"
      title={t('console.promotions.claim-of', { name: claim.username, title: claim.title })}
      closeLabel={t('operator.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('operator.close')}</Button>
          {mayReturn ? (
            <Button kind="danger" onClick={() => setReturning(true)}>
              {t('console.promotions.return')}
            </Button>
          ) : null}
          {mayJudge ? (
            <>
              <Button kind="danger" loading={decide.isPending} onClick={() => take(false)}>
                {t('console.promotions.reject')}
              </Button>
              <Button kind="primary" loading={decide.isPending} onClick={() => take(true)}>
                {t('console.promotions.approve')}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <div className={styles['stack']}>
        <Facts claim={claim} />
        <ClaimPictures pictures={claim.pictures} />
        {isOpen(claim) ? <ClaimSignals claimId={claim.claimId} /> : null}
        {wasPaid(claim) ? <ClaimEntries claimId={claim.claimId} /> : null}
        {mayJudge ? (
          <Judgement
            claim={claim}
            amount={amount}
            answer={answer}
            onAmount={setAmount}
            onAnswer={setAnswer}
          />
        ) : null}
        <p role="alert" className={styles['said']}>
          {decide.isError ? failureText(t, decide.error) : ''}
        </p>
      </div>
    </Dialog>
  );
}

const isOpen = ({ state }: StaffClaim) => state === 'pending' || state === 'available';
const wasPaid = ({ state }: StaffClaim) => state === 'claimed' || state === 'returned';

interface Decision {
  readonly approve: boolean;
  readonly amount: string | null;
  readonly answer: string;
}

/** A dear reward stays pending: somebody else has to approve it too. */
const said: Partial<Record<StaffClaim['state'], 'rejected' | 'reward-proposed'>> = {
  rejected: 'rejected',
  pending: 'reward-proposed',
};

function useDecision({ claimId: id }: StaffClaim) {
  const t = useText();
  return useIntentChange(
    promotionsKey,
    async (decision: Decision, intent) =>
      unwrap(await client.promotions.decideClaim({ id, ...decision }, { intent })),
    ({ state }) => t(`console.promotions.${said[state] ?? 'approved'}`),
  );
}

function Facts({ claim }: { claim: StaffClaim }) {
  const t = useText();
  const { money, moment } = useShow();
  const words = useRewardWords();
  const { rewards, state, cost, currency, at, expiresAt, decidedBy, remark, answer } = claim;
  const { tickets, proposedBy } = claim;
  return (
    <>
      <Figures
        facts={[
          [t('console.promotions.claim'), words(rewards)],
          [
            t('operator.state'),
            <Status key="state" kind={claimKinds[state]}>
              {t(`console.promotions.claim-${state}`)}
            </Status>,
          ],
          [t('console.promotions.cost'), money(cost, currency)],
          [t('console.promotions.at'), moment(at)],
          [t('console.promotions.expires'), moment(expiresAt)],
          [t('console.promotions.decided-by'), decidedBy],
          ...(proposedBy === ''
            ? []
            : [[t('console.promotions.first-person'), proposedBy] as const]),
          ...(tickets === null
            ? []
            : [
                [
                  t('console.promotions.tickets'),
                  t('console.promotions.ticket-sums', tickets),
                ] as const,
              ]),
        ]}
      />
      <ClaimFriend claim={claim} />
      {remark === '' ? null : <blockquote className={styles['remark']}>{remark}</blockquote>}
      {answer === '' ? null : (
        <p>
          {t('console.promotions.answer')}: {answer}
        </p>
      )}
    </>
  );
}

interface JudgementProps {
  claim: StaffClaim;
  amount: string | null;
  answer: string;
  onAmount: (amount: string | null) => void;
  onAnswer: (answer: string) => void;
}

function Judgement({ claim, amount, answer, onAmount, onAnswer }: JudgementProps) {
  const t = useText();
  const [first, ...rest] = claim.rewards;
  const isOneSum = rest.length === 0 && (first?.kind === 'cash' || first?.kind === 'bonus');
  return (
    <>
      {isOneSum ? (
        <TypedEntry
          label={t('console.promotions.other-amount')}
          hint={t('console.promotions.other-amount-hint')}
          kind={amountOrNone}
          value={amount}
          onValue={onAmount}
        />
      ) : null}
      <Field label={t('console.promotions.answer')}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={300}
            value={answer}
            onChange={({ target }) => onAnswer(target.value)}
          />
        )}
      </Field>
    </>
  );
}

/** Kinds of rewards that can be taken back, each by a rule of its own. */
const takenKinds = ['cash', 'bonus', 'points', 'ticket'] as const;

function Return({ claim, onClose }: ClaimDialogProps) {
  const t = useText();
  const words = useRewardWords();
  const kinds = takenKinds.filter((kind) => claim.rewards.some((one) => one.kind === kind));
  const take = useIntentChange(
    promotionsKey,
    async (reason: string, intent) =>
      unwrap(await client.promotions.returnReward({ id: claim.claimId, reason }, { intent })),
    () => t('console.promotions.returned'),
  );
  return (
    <ReasonDialog
      title={t('console.promotions.return-title')}
      doLabel={t('console.promotions.return')}
      danger
      onDo={async (reason) => {
        await take.mutateAsync(reason);
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        {t('console.promotions.return-text', {
          rewards: words(claim.rewards),
          name: claim.username,
        })}
      </p>
      <ul className={styles['rules']}>
        {isOpen(claim) ? (
          <li>{t('console.promotions.return-open')}</li>
        ) : (
          kinds.map((kind) => <li key={kind}>{t(`console.promotions.return-${kind}`)}</li>)
        )}
      </ul>
    </ReasonDialog>
  );
}

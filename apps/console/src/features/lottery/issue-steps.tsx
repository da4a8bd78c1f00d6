// The steps that staff can take on an issue now: enter an outside result, correct it, or cancel the
// issue.
import { useState } from 'react';
import { Button, Status } from '@baize/ui';
import { useMay, useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import type { IssueShown } from './issue-reading.ts';
import styles from './lottery.module.css';
import { ResultDialog } from './result-dialog.tsx';

type Step = 'result' | 'correction' | 'cancellation';

/** The steps that an issue allows now, before permissions are checked. */
export function stepsOf({ state, drawnBy, proposals }: IssueShown): readonly Step[] {
  const waiting = proposals.filter((one) => one.state === 'waiting').map(({ kind }) => kind);
  const isOutside = drawnBy === 'outside';
  const hasResult = state === 'drawn' || state === 'settled';
  return [
    ...(isOutside && state === 'pending-result' ? (['result'] as const) : []),
    ...(isOutside && state === 'settled' && !waiting.includes('correction')
      ? (['correction'] as const)
      : []),
    ...(!hasResult && state !== 'cancelled' && !waiting.includes('cancellation')
      ? (['cancellation'] as const)
      : []),
  ];
}

export function IssueSteps({ issue }: { issue: IssueShown }) {
  const t = useText();
  const may = useMay('lottery.results');
  const own = useStaffStore(({ staff }) => staff?.username);
  const [asked, setAsked] = useState<Step>();
  if (!may) return null;
  const entered = issue.proposals.find(
    ({ kind, state }) => kind === 'result' && state === 'waiting',
  );
  const isOwnResult = entered !== undefined && entered.proposedBy === own;
  const steps = stepsOf(issue).filter((step) => step !== 'result' || !isOwnResult);
  const close = () => setAsked(undefined);
  return (
    <>
      {isOwnResult ? <Status kind="waiting">{t('console.lottery.other-person')}</Status> : null}
      {steps.length === 0 ? null : (
        <div className={styles['actions']}>
          {steps.map((step) => (
            <Button
              key={step}
              kind={step === 'result' ? 'primary' : 'secondary'}
              onClick={() => setAsked(step)}
            >
              {t(`console.lottery.do-${step}`)}
            </Button>
          ))}
        </div>
      )}
      {asked === 'result' ? (
        <ResultDialog issue={issue} isSecond={entered !== undefined} onClose={close} />
      ) : null}
      {asked === 'correction' ? <CorrectionDialog issue={issue} onClose={close} /> : null}
      {asked === 'cancellation' ? <CancelDialog issue={issue} onClose={close} /> : null}
    </>
  );
}

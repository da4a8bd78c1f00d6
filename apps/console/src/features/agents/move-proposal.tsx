// A move of this member that waits for a second person: confirmed by another person of staff, or
// withdrawn.
import { useContext, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Card } from '@baize/ui';
import { client } from '../../app/client.ts';
import { FormDialog } from '../../app/form-dialog.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useShow } from '../../app/show.ts';
import { useMay, useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import type { Team } from './agent-page.tsx';
import { MoveEffectContext } from './move-effect.ts';
import { useStaffAction } from './use-staff-action.ts';
import styles from './agents.module.css';

type Proposed = NonNullable<Team['proposedMove']>;

interface ProposalProps {
  team: Team;
  proposed: Proposed;
}

export function MoveProposal({ team, proposed }: ProposalProps) {
  const t = useText();
  const { moment } = useShow();
  const [asked, setAsked] = useState<'confirm' | 'withdraw'>();
  const mayEdit = useMay('agents.edit');
  const isOwn = useStaffStore(({ staff }) => staff?.username === proposed.by);
  const { by, at, reason } = proposed;
  const about = { team, proposed, onClose: () => setAsked(undefined) };
  return (
    <Card title={t('console.agents.moves-wait')}>
      <div className={styles['stack']}>
        <MoveText team={team} proposed={proposed} />
        <p className={styles['intro']}>
          {t('console.agents.move-proposed-by', { name: by, date: moment(at) })} · {reason}
        </p>
        {mayEdit ? (
          <div className={styles['actions']}>
            {isOwn ? null : (
              <Button kind="primary" onClick={() => setAsked('confirm')}>
                {t('console.agents.move-confirm')}
              </Button>
            )}
            <Button onClick={() => setAsked('withdraw')}>
              {t('console.agents.move-withdraw')}
            </Button>
          </div>
        ) : null}
      </div>
      {asked === 'confirm' ? <Confirm {...about} /> : null}
      {asked === 'withdraw' ? <Withdraw {...about} /> : null}
    </Card>
  );
}

function MoveText({ team: { username: name }, proposed: { upline } }: ProposalProps) {
  const t = useText();
  return (
    <p>
      {t('console.agents.move-proposed', { name, upline: upline.username })}{' '}
      {t('console.agents.move-proposed-why')}
    </p>
  );
}

interface StepProps extends ProposalProps {
  onClose: () => void;
}

function Confirm({ team, proposed, onClose }: StepProps) {
  const t = useText();
  const effectOf = useContext(MoveEffectContext);
  const send = useStaffAction(onClose);
  const asked = { id: team.id, proposedAt: proposed.at };
  const confirm = useMutation({
    mutationFn: () => send(client.agents.confirmMemberMove(asked).then(unwrap)),
  });
  return (
    <FormDialog
      title={t('console.agents.move-confirm')}
      doLabel={t('console.agents.move-confirm')}
      size="small"
      isReady
      isSending={confirm.isPending}
      error={confirm.error}
      onDo={() => confirm.mutate()}
      onClose={onClose}
    >
      <MoveText team={team} proposed={proposed} />
      {effectOf(team.id, proposed.upline.username)}
    </FormDialog>
  );
}

function Withdraw({ team: { id }, proposed, onClose }: StepProps) {
  const t = useText();
  const send = useStaffAction(onClose);
  const asked = { id, proposedAt: proposed.at };
  return (
    <ReasonDialog
      title={t('console.agents.move-withdraw')}
      doLabel={t('console.agents.move-withdraw')}
      onDo={(reason) => send(client.agents.withdrawMemberMove({ ...asked, reason }).then(unwrap))}
      onClose={onClose}
    >
      <p>{proposed.reason}</p>
    </ReasonDialog>
  );
}

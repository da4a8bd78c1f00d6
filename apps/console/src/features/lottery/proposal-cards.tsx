// Proposals that wait for a second person, one card each: the change and its reason. The author can
// only withdraw it. The numbers of a result are entered blind at its issue.
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, Card, Status } from '@baize/ui';
import { useShow } from '../../app/show.ts';
import { useMay, useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useGameName } from './game-facts.ts';
import styles from './lottery.module.css';
import { ProposalChanges } from './proposal-changes.tsx';
import { ConfirmDialog, WithdrawDialog } from './proposal-dialogs.tsx';
import { permissionOf, type Proposal } from './proposals.ts';

export function ProposalCards({ proposals }: { proposals: readonly Proposal[] }) {
  return proposals
    .filter(({ state }) => state === 'waiting')
    .map((proposal) => <ProposalCard key={proposal.proposalId} proposal={proposal} />);
}

function ProposalCard({ proposal }: { proposal: Proposal }) {
  const t = useText();
  const name = useGameName();
  const { moment } = useShow();
  const { kind, gameCode, issue, proposedBy, proposedAt, reason } = proposal;
  return (
    <Card
      title={t(`console.lottery.proposal-${kind}`)}
      aside={<Status kind="waiting">{t('console.lottery.state-waiting')}</Status>}
    >
      <div className={styles['stack']}>
        <p className={styles['intro']}>
          {issue === null ? (
            name(gameCode)
          ) : (
            <Link to={`/lottery/issues/${gameCode}/${issue}`}>
              {name(gameCode)} {issue}
            </Link>
          )}{' '}
          · {t('console.lottery.proposed', { by: proposedBy, when: moment(proposedAt) })}
        </p>
        {reason === '' ? null : <p>{reason}</p>}
        <ProposalChanges proposal={proposal} />
        <ProposalSteps proposal={proposal} />
      </div>
    </Card>
  );
}

/** What the signed-in member of staff may do with a proposal now. */
export function ProposalSteps({ proposal }: { proposal: Proposal }) {
  const t = useText();
  const [asked, setAsked] = useState<'confirm' | 'withdraw'>();
  const may = useMay(permissionOf(proposal));
  const isOwn = useStaffStore(({ staff }) => staff?.username) === proposal.proposedBy;
  if (!may || proposal.state !== 'waiting') return null;
  const close = () => setAsked(undefined);
  return (
    <>
      {isOwn ? <p className={styles['intro']}>{t('console.lottery.other-person')}</p> : null}
      <div className={styles['actions']}>
        {isOwn ? null : <ConfirmStep proposal={proposal} onAsk={() => setAsked('confirm')} />}
        <Button onClick={() => setAsked('withdraw')}>{t('console.lottery.withdraw')}</Button>
      </div>
      {asked === 'confirm' ? <ConfirmDialog proposal={proposal} onClose={close} /> : null}
      {asked === 'withdraw' ? <WithdrawDialog proposal={proposal} onClose={close} /> : null}
    </>
  );
}

function ConfirmStep({ proposal, onAsk }: { proposal: Proposal; onAsk: () => void }) {
  const t = useText();
  const { kind, gameCode, issue } = proposal;
  if (kind === 'result') {
    return (
      <Link className={styles['link']} to={`/lottery/issues/${gameCode}/${issue ?? ''}`}>
        {t('console.lottery.enter-blind')}
      </Link>
    );
  }
  return (
    <Button kind="primary" onClick={onAsk}>
      {t('console.lottery.confirm')}
    </Button>
  );
}

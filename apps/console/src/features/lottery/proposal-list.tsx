// Proposals with what became of them, newest first.
import { useState } from 'react';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import { Status, type Column, type StatusKind } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { lotteryKey, useGameName, usePlayName } from './game-facts.ts';
import styles from './lottery.module.css';
import { ProposalChanges } from './proposal-changes.tsx';
import { ProposalSteps } from './proposal-cards.tsx';
import type { Proposal, ProposalSearch } from './proposals.ts';

const kinds: Readonly<Record<Proposal['state'], StatusKind>> = {
  waiting: 'waiting',
  confirmed: 'good',
  withdrawn: 'neutral',
};

export function ProposalList({ search }: { search: ProposalSearch }) {
  const t = useText();
  const [page, setPage] = useState(1);
  return (
    <PagedList
      name={[...lotteryKey, 'proposals', search]}
      caption={t('operator.lottery-changes')}
      columns={useColumns()}
      rowKey={({ proposalId }) => proposalId}
      empty={t('console.lottery.no-proposals')}
      page={page}
      onPage={setPage}
      read={async (asked) =>
        unwrap(await client.lottery.listLotteryChanges({ ...asked, ...search }))
      }
    />
  );
}

function useColumns(): readonly Column<Proposal>[] {
  const t = useText();
  return [
    {
      key: 'what',
      head: t('console.lottery.proposal'),
      cell: (proposal) => <What proposal={proposal} />,
    },
    {
      key: 'changes',
      head: t('operator.what-changed'),
      cell: (proposal) => <ProposalChanges proposal={proposal} />,
      wideOnly: true,
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: (proposal) => (
        <span className={styles['lines']}>
          <State proposal={proposal} />
          <ProposalSteps proposal={proposal} />
        </span>
      ),
    },
  ];
}

function What({ proposal }: { proposal: Proposal }) {
  const t = useText();
  const game = useGameName();
  const playName = usePlayName();
  const { moment } = useShow();
  const { kind, gameCode, issue, play, reason, proposedBy, proposedAt } = proposal;
  const to = issue === null ? `/lottery/games/${gameCode}` : `/lottery/issues/${gameCode}/${issue}`;
  return (
    <span className={styles['lines']}>
      <Link data-row className={styles['link']} to={to}>
        {[game(gameCode), issue, playName(gameCode, play ?? '')].filter(Boolean).join(' ')}
      </Link>
      {t(`console.lottery.proposal-${kind}`)}
      {reason === '' ? null : <em>{reason}</em>}
      <small className={styles['under']}>
        {t('console.lottery.proposed', { by: proposedBy, when: moment(proposedAt) })}
      </small>
      <span className={styles['narrow']}>
        <ProposalChanges proposal={proposal} />
      </span>
    </span>
  );
}

function State({ proposal: { state, decidedBy, decidedAt } }: { proposal: Proposal }) {
  const t = useText();
  const { moment } = useShow();
  return (
    <>
      <Status kind={kinds[state]}>{t(`console.lottery.state-${state}`)}</Status>
      {decidedBy === null ? null : (
        <small className={styles['under']}>
          {decidedBy}, {moment(decidedAt)}
        </small>
      )}
    </>
  );
}

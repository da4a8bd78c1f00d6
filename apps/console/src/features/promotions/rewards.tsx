// Rewards and applications of all members, those that wait for staff first.
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { unwrap } from '@baize/client';
import { claimStates } from '@baize/contract';
import { Button, PlusIcon, SectionHead, Status, Tabs, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { narrowed, WordFields } from '../../app/search-fields.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { ClaimFriend } from './claim-friend.tsx';
import { claimKinds } from './claim-kinds.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { useRewardWords } from './maker/sums.ts';
import { SignalMarks } from './signals.tsx';
import { promotionsKey, type StaffClaim } from './staff-promotion.ts';
import styles from './promotions.module.css';

const tabs = [...claimStates, 'all'] as const;
type Tab = (typeof tabs)[number];

interface Search {
  readonly username?: string;
  readonly promotionId?: string;
}

export function Rewards() {
  const t = useText();
  const [asked, setAsked] = useSearchParams();
  const tab = tabs.find((one) => one === asked.get('state')) ?? 'pending';
  const search = searchOf(asked);
  const show = (state: Tab, next: Search) =>
    setAsked(new URLSearchParams({ ...next, state }), { replace: true });
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('operator.rewards')} actions={<Grant />} />
      <p className={styles['mute']}>{t('console.promotions.rewards-intro')}</p>
      <div className={styles['filters']}>
        <WordFields
          search={search}
          fields={[['username', t('operator.member')]]}
          onChange={(name, value) => show(tab, narrowed(search, name, value))}
        />
      </div>
      <Tabs
        label={t('operator.state')}
        tabs={tabs.map((id) => ({
          id,
          label: id === 'all' ? t('operator.tab-all') : t(`console.promotions.claim-${id}`),
        }))}
        selected={tab}
        onSelect={(state) => show(state, search)}
      >
        <List key={`${tab} ${asked.toString()}`} tab={tab} search={search} />
      </Tabs>
    </div>
  );
}

function searchOf(asked: URLSearchParams): Search {
  const [username, promotionId] = [asked.get('username'), asked.get('promotionId')];
  return { ...(username ? { username } : {}), ...(promotionId ? { promotionId } : {}) };
}

function Grant() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (!useMay('promotions.judge')) return null;
  return (
    <>
      <Button icon={<PlusIcon />} onClick={() => setOpen(true)}>
        {t('console.promotions.grant')}
      </Button>
      {isOpen ? <GrantDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function List({ tab, search }: { tab: Tab; search: Search }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<StaffClaim>();
  const columns = useColumns(setOpened).filter(({ key }) => key !== 'signals' || tab === 'pending');
  return (
    <>
      <PagedList
        name={[...promotionsKey, 'claims', tab, search.username, search.promotionId]}
        caption={t('operator.rewards')}
        columns={columns}
        rowKey={({ claimId }) => claimId}
        empty={t('console.promotions.claims-none')}
        page={page}
        onPage={setPage}
        rereadMs={tab === 'pending' ? 30_000 : undefined}
        read={async (asked) =>
          unwrap(
            await client.promotions.findClaims({
              ...asked,
              ...search,
              ...(tab === 'all' ? {} : { state: tab }),
            }),
          )
        }
      />
      {opened ? <ClaimDialog claim={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}

function useFacts(): readonly Column<StaffClaim>[] {
  const t = useText();
  const words = useRewardWords();
  return [
    {
      key: 'member',
      head: t('operator.member'),
      cell: ({ playerId, username }) => (
        <Link to={`/members/${playerId}`} className={styles['link']}>
          {username}
        </Link>
      ),
    },
    {
      key: 'reward',
      head: t('console.promotions.claim'),
      cell: ({ title, rewards }) => (
        <>
          {words(rewards)}
          <div className={styles['mute']}>{title}</div>
        </>
      ),
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: ({ state, decidedBy, proposedBy }) => (
        <>
          <Status kind={claimKinds[state]}>{t(`console.promotions.claim-${state}`)}</Status>
          <div className={styles['mute']}>
            {proposedBy === ''
              ? decidedBy
              : t('console.promotions.claim-second', { name: proposedBy })}
          </div>
        </>
      ),
    },
  ];
}

function useColumns(onOpen: (claim: StaffClaim) => void): readonly Column<StaffClaim>[] {
  const t = useText();
  const { money, moment } = useShow();
  const facts = useFacts();
  return [
    ...facts,
    {
      key: 'remark',
      head: t('console.promotions.remark'),
      cell: ({ remark, pictures, friend, heldFor }) => (
        <>
          {remark}
          <ClaimFriend claim={{ friend, heldFor }} />
          {pictures.length === 0 ? null : (
            <div className={styles['mute']}>
              {t('console.promotions.pictures')}: {pictures.length}
            </div>
          )}
        </>
      ),
    },
    {
      key: 'signals',
      head: t('console.promotions.signals'),
      cell: ({ claimId }) => <SignalMarks claimId={claimId} />,
    },
    {
      key: 'cost',
      head: t('console.promotions.cost'),
      align: 'money',
      cell: ({ cost, currency }) => money(cost, currency),
    },
    {
      key: 'at',
      head: t('console.promotions.at'),
      wideOnly: true,
      cell: ({ at }) => moment(at),
    },
    {
      key: 'open',
      head: '',
      cell: (claim) => (
        <Button size="small" onClick={() => onOpen(claim)}>
          {t('console.promotions.open')}
        </Button>
      ),
    },
  ];
}

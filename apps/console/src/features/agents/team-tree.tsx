// The direct downline of a member: one level of the tree, whose rows open one level further down.
import { useId, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import { isAgentType, type agents, type OutputOf } from '@baize/contract';
import { Badge, Button, ChevronRightIcon, IconButton, Skeleton } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { pageSize } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { AgentState } from './agent-state.tsx';
import { MoveDialog } from './team-dialogs.tsx';
import styles from './agents.module.css';

type Line = OutputOf<typeof agents.listMemberDownlines>['list'][number];

function useStep(id: string) {
  return useInfiniteQuery({
    queryKey: ['agents', 'step', id],
    queryFn: async ({ pageParam: pageNo }) =>
      unwrap(await client.agents.listMemberDownlines({ id, pageNo, pageSize })),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * pageSize < total ? pages.length + 1 : undefined,
  });
}

export function TeamTree({ id }: { id: string }) {
  const t = useText();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useStep(id);
  if (error && !data) return <p role="alert">{failureText(t, error)}</p>;
  if (!data) return <Skeleton shape="block" />;
  const lines = data.pages.flatMap(({ list }) => list);
  if (lines.length === 0)
    return <p className={styles['intro']}>{t('console.agents.nobody-below')}</p>;
  return (
    <>
      <ul className={styles['tree']}>
        {lines.map((line) => (
          <Branch key={line.id} line={line} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('console.agents.more')}
        </Button>
      ) : null}
    </>
  );
}

function Branch({ line }: { line: Line }) {
  const t = useText();
  const below = useId();
  const [isOpen, setOpen] = useState(false);
  const { id, username: name, teamSize } = line;
  return (
    <li>
      <div className={styles['line']}>
        {teamSize === 0 ? (
          <span className={styles['leaf']} />
        ) : (
          <IconButton
            size="small"
            className={styles['opener']}
            label={t('console.agents.open-line', { name })}
            icon={<ChevronRightIcon />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? below : undefined}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <Person line={line} />
      </div>
      {isOpen ? (
        <div id={below} className={styles['below']}>
          <TeamTree id={id} />
        </div>
      ) : null}
    </li>
  );
}

function Person({ line }: { line: Line }) {
  const t = useText();
  const { money } = useShow();
  const may = useMay('agents.edit');
  const [isMoving, setMoving] = useState(false);
  const { id, username: name, type, state, teamSize, balance } = line;
  return (
    <>
      <div className={styles['who']}>
        <Link className={styles['name']} to={`/agents/${id}`}>
          <bdi>{name}</bdi>
        </Link>
        {isAgentType(type) ? <Badge tone="brass">{t('operator.type-agent')}</Badge> : null}
        {state === 'active' ? null : <AgentState state={state} />}
        <span className={styles['facts']}>
          {teamSize === 0 ? null : <span>{t('console.agents.people', { count: teamSize })}</span>}
          <span>{money(balance)}</span>
        </span>
      </div>
      {may ? (
        <Button
          size="small"
          kind="ghost"
          aria-label={t('console.agents.move-named', { name })}
          onClick={() => setMoving(true)}
        >
          {t('console.agents.move')}
        </Button>
      ) : null}
      {isMoving ? <MoveDialog member={line} onClose={() => setMoving(false)} /> : null}
    </>
  );
}

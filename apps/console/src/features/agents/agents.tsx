// Agents: found by name, upline, kind and state; a row opens the team.
import { useState } from 'react';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import { agentTypes, type agents, type InputOf, type OutputOf } from '@baize/contract';
import { Button, type Column, SectionHead } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { ChoiceFields, narrowed, WordFields } from '../../app/search-fields.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { AgentState } from './agent-state.tsx';
import { MakeAgentDialog } from './make-agent-dialog.tsx';
import { ProposedMoves } from './proposed-moves.tsx';
import styles from './agents.module.css';

type Agent = OutputOf<typeof agents.listAgents>['list'][number];
type Search = Omit<InputOf<typeof agents.listAgents>, 'pageNo' | 'pageSize'>;

const states = ['active', 'locked', 'excluded', 'closed'] as const;

function useColumns(): readonly Column<Agent>[] {
  const t = useText();
  const { money, moment } = useShow();
  return [
    {
      key: 'username',
      head: t('operator.type-agent'),
      cell: ({ id, username }) => (
        <Link data-row to={`/agents/${id}`}>
          {username}
        </Link>
      ),
    },
    { key: 'kind', head: t('console.agents.kind'), cell: ({ type }) => type, align: 'money' },
    {
      key: 'size',
      head: t('console.agents.size'),
      cell: ({ teamSize }) => teamSize,
      align: 'money',
    },
    {
      key: 'upline',
      head: t('operator.upline'),
      cell: ({ upline }) =>
        upline ? <Link to={`/agents/${upline.id}`}>{upline.username}</Link> : '–',
      wideOnly: true,
    },
    {
      key: 'since',
      head: t('console.agents.since'),
      cell: ({ since }) => moment(since),
      wideOnly: true,
    },
    {
      key: 'balance',
      head: t('console.agents.balance'),
      cell: ({ teamBalance }) => money(teamBalance),
      align: 'money',
      wideOnly: true,
    },
    { key: 'state', head: t('operator.state'), cell: ({ state }) => <AgentState state={state} /> },
  ];
}

interface FiltersProps {
  search: Search;
  onSearch: (search: Search) => void;
}

function Filters({ search, onSearch }: FiltersProps) {
  const t = useText();
  const set = (name: keyof Search, value: string) => onSearch(narrowed(search, name, value));
  const kinds = agentTypes.map((type) => [String(type), String(type)] as const);
  const named = states.map((state) => [state, t(`operator.state-${state}`)] as const);
  return (
    <div className={styles['filters']}>
      <WordFields
        search={search}
        fields={[
          ['username', t('operator.search-username')],
          ['upline', t('operator.find-upline')],
        ]}
        onChange={set}
      />
      <ChoiceFields
        search={search}
        fields={[
          ['type', t('console.agents.kind'), kinds],
          ['state', t('operator.state'), named],
        ]}
        onChange={set}
      />
    </div>
  );
}

export function Agents() {
  const t = useText();
  const may = useMay('agents.edit');
  const columns = useColumns();
  const [search, setSearch] = useState<Search>({});
  const [page, setPage] = useState(1);
  const [isMaking, setMaking] = useState(false);
  const find = (next: Search) => {
    setSearch(next);
    setPage(1);
  };
  const make = <Button onClick={() => setMaking(true)}>{t('console.agents.make')}</Button>;
  return (
    <>
      <SectionHead level={1} title={t('operator.agents')} actions={may ? make : null} />
      <p className={styles['intro']}>{t('console.agents.intro')}</p>
      <ProposedMoves />
      <Filters search={search} onSearch={find} />
      <PagedList
        name={['agents', 'list', search]}
        caption={t('operator.agents')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('console.agents.none')}
        page={page}
        onPage={setPage}
        read={async (asked) => unwrap(await client.agents.listAgents({ ...asked, ...search }))}
      />
      {isMaking ? <MakeAgentDialog onClose={() => setMaking(false)} /> : null}
    </>
  );
}

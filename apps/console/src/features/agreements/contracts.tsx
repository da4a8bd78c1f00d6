// Contracts of all agents, found by either side, kind, state and who pays.
import { useState } from 'react';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import {
  agreementKinds,
  agreementPayers,
  agreementStates,
  type agreements,
  type InputOf,
} from '@baize/contract';
import { Button, Checkbox, PlusIcon, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { ChoiceFields, narrowed, WordFields } from '../../app/search-fields.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { StateOfAgreement, WaitsForSecond } from './agreement-state.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { agreementsKey, rateSpan, type Agreement } from './staff-agreement.ts';
import styles from './agreements.module.css';

type Search = Omit<InputOf<typeof agreements.findAgreements>, 'pageNo' | 'pageSize'>;

export function Contracts() {
  const t = useText();
  const mayOffer = useMay('agreements.edit');
  const [search, setSearch] = useState<Search>({});
  const [page, setPage] = useState(1);
  const [isOffering, setOffering] = useState(false);
  const columns = useColumns();
  const find = (next: Search) => {
    setSearch(next);
    setPage(1);
  };
  return (
    <div className={styles['stack']}>
      {mayOffer ? (
        <div>
          <Button kind="primary" icon={<PlusIcon />} onClick={() => setOffering(true)}>
            {t('console.agreements.offer')}
          </Button>
        </div>
      ) : null}
      <Filters search={search} onSearch={find} />
      <PagedList
        name={[...agreementsKey, 'list', search]}
        caption={t('operator.agreements')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('console.agreements.none')}
        page={page}
        onPage={setPage}
        read={async (asked) =>
          unwrap(await client.agreements.findAgreements({ ...asked, ...search }))
        }
      />
      {isOffering ? <OfferDialog onClose={() => setOffering(false)} /> : null}
    </div>
  );
}

interface FiltersProps {
  search: Search;
  onSearch: (search: Search) => void;
}

function Filters({ search, onSearch }: FiltersProps) {
  const t = useText();
  const set = (name: keyof Search, value: string) => onSearch(narrowed(search, name, value));
  const kinds = agreementKinds.map((kind) => [kind, t(`console.agreements.kind-${kind}`)] as const);
  const states = agreementStates.map(
    (state) => [state, t(`console.agreements.state-${state}`)] as const,
  );
  const payers = agreementPayers.map(
    (payer) => [payer, t(`console.agreements.payer-${payer}`)] as const,
  );
  return (
    <div className={styles['filters']}>
      <WordFields
        search={search}
        fields={[['username', t('console.agreements.find-agent')]]}
        onChange={set}
      />
      <ChoiceFields
        search={search}
        fields={[
          ['kind', t('console.agreements.kind'), kinds],
          ['state', t('operator.state'), states],
          ['payer', t('console.agreements.payer'), payers],
        ]}
        onChange={set}
      />
      <Checkbox
        checked={search.proposed === true}
        onChange={({ target }) =>
          onSearch(narrowed(search, 'proposed', target.checked || undefined))
        }
      >
        {t('console.agreements.waits-second')}
      </Checkbox>
    </div>
  );
}

function useColumns(): readonly Column<Agreement>[] {
  return [...useSides(), ...useStanding()];
}

function useSides(): readonly Column<Agreement>[] {
  const t = useText();
  return [
    {
      key: 'payee',
      head: t('console.agreements.payee'),
      cell: ({ id, payee }) => (
        <Link data-row to={`/agreements/${id}`}>
          {payee.username}
        </Link>
      ),
    },
    {
      key: 'kind',
      head: t('console.agreements.kind'),
      cell: ({ kind, period }) => (
        <>
          {t(`console.agreements.kind-${kind}`)}
          {kind === 'dividend' ? (
            <div className={styles['mute']}>{t(`console.agreements.period-${period}`)}</div>
          ) : null}
        </>
      ),
    },
    {
      key: 'payer',
      head: t('console.agreements.payer'),
      cell: ({ payerAgent }) => payerAgent?.username ?? t('console.agreements.payer-house'),
    },
  ];
}

function useStanding(): readonly Column<Agreement>[] {
  const t = useText();
  const { money, moment } = useShow();
  return [
    {
      key: 'rates',
      head: t('console.agreements.rates'),
      align: 'money',
      cell: ({ running, pending }) => {
        const shown = running ?? pending;
        return shown === null ? '–' : rateSpan(shown.terms);
      },
    },
    {
      key: 'owed',
      head: t('console.agreements.owed'),
      align: 'money',
      cell: ({ owed, currency }) => money(owed, currency),
    },
    {
      key: 'created',
      head: t('console.agreements.created'),
      wideOnly: true,
      cell: ({ createdAt }) => moment(createdAt),
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: (agreement) => (
        <>
          <StateOfAgreement state={agreement.state} /> <WaitsForSecond agreement={agreement} />
        </>
      ),
    },
  ];
}

// Fairness: what games give back against what they promise, the worst first; switched off and on
// from here, with the reason in the audit log.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { formatNumber } from '@baize/i18n';
import { SectionHead } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useText } from '../../app/texts.ts';
import { CodePanel } from './code-panel.tsx';
import styles from './fairness.module.css';
import { ReturnFilters } from './return-filters.tsx';
import { returnsKey, type GameReturn, type ReturnSearch, type Returns } from './returns.ts';
import { SwitchDialog } from './switch-dialog.tsx';
import { useReturnColumns } from './return-columns.tsx';

function Limits({ limits }: { limits: Returns }) {
  const t = useText();
  const { alertDeviations: alert, offDeviations: off, roundsMinimum } = limits;
  const rounds = formatNumber(roundsMinimum, t.tag);
  return <p className={styles['intro']}>{t('console.fairness.intro', { alert, off, rounds })}</p>;
}

export function Fairness() {
  const t = useText();
  const [search, setSearch] = useState<ReturnSearch>({});
  const [page, setPage] = useState(1);
  const [limits, setLimits] = useState<Returns>();
  const [asked, setAsked] = useState<GameReturn>();
  const columns = useReturnColumns(limits?.alertDeviations ?? 1, setAsked);
  const find = (next: ReturnSearch) => {
    setSearch(next);
    setPage(1);
  };
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('operator.fairness')} />
      {limits ? <Limits limits={limits} /> : null}
      <ReturnFilters search={search} onSearch={find} />
      <PagedList
        name={[...returnsKey, search]}
        caption={t('console.fairness.returns')}
        columns={columns}
        rowKey={({ vendor, gameCode, gameVersion, bet, currency }) =>
          [vendor, gameCode, gameVersion, bet, currency].join(' ')
        }
        empty={t('console.fairness.no-games')}
        page={page}
        onPage={setPage}
        read={async (wanted) => {
          const found = unwrap(await client.fairness.listReturns({ ...wanted, ...search }));
          setLimits(found);
          return found;
        }}
      />
      <CodePanel />
      {asked ? <SwitchDialog game={asked} onClose={() => setAsked(undefined)} /> : null}
    </div>
  );
}

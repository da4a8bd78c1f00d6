// The account record: every movement of money with the balance before and after it, found by days,
// kind and amount, each opening what it came from; with its sums, its files and the signed
// statement.
import { useState } from 'react';
import { movementKinds, type MovementKind } from '@baize/contract';
import { Button, EmptyState, HistoryIcon, ScaleIcon } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { timeNow } from '../../../app/clock.ts';
import { anyAmount, Choice, FilterBar } from '../../../app/records/filter-bar.tsx';
import { MoreButton } from '../../../app/records/more-button.tsx';
import { daysOf, type Period } from '../../../app/records/period.ts';
import { PeriodFilter } from '../../../app/records/period-filter.tsx';
import { RecordList } from '../../../app/records/record-list.tsx';
import { SaveButton } from '../../../app/records/save-button.tsx';
import { Screen } from '../../../app/records/screen.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { MovementCard, MovementTotals, useMovementColumns } from './movement-rows.tsx';
import { MovementDialog } from './movement-dialog.tsx';
import { askedBy, type MovementSearch, useMovements } from './movements.ts';
import { SinceOpening } from './since-opening.tsx';
import { StatementDialog } from './statement-dialog.tsx';

export function AccountRecordScreen() {
  const t = useText();
  const [search, setSearch] = useState<MovementSearch>({
    period: 'days-7',
    kind: '',
    amounts: anyAmount,
  });
  const [opened, setOpened] = useState('');
  const [states, setStates] = useState(false);
  const query = useMovements(search);
  const columns = useMovementColumns(setOpened);
  const rows = query.data?.pages.flatMap(({ list }) => list);
  const footer = query.data?.pages[0]?.footer;
  const days = daysOf(search.period, timeNow());
  const show = (change: Partial<MovementSearch>) => setSearch({ ...search, ...change });
  return (
    <Screen
      title={t('wallet.account-record')}
      actions={
        <Button size="small" icon={<ScaleIcon />} onClick={() => setStates(true)}>
          {t('wallet.statement')}
        </Button>
      }
    >
      <SinceOpening />
      <PeriodFilter period={search.period} onPeriod={(period) => show({ period })} />
      <Filters search={search} onSearch={show} />
      {footer ? <MovementTotals footer={footer} /> : null}
      <RecordList
        caption={t('wallet.account-record')}
        query={query}
        rows={rows}
        rowKey={({ txId }) => txId}
        columns={columns}
        card={(movement) => <MovementCard movement={movement} onOpen={setOpened} />}
        empty={<None period={search.period} onPeriod={(period) => show({ period })} />}
        page={1}
        pages={1}
        onPage={() => undefined}
      />
      <MoreButton query={query} />
      {opened === '' ? null : <MovementDialog id={opened} onClose={() => setOpened('')} />}
      {states ? <StatementDialog days={days} onClose={() => setStates(false)} /> : null}
    </Screen>
  );
}

interface FiltersProps {
  search: MovementSearch;
  onSearch: (change: Partial<MovementSearch>) => void;
}

function Filters({ search, onSearch }: FiltersProps) {
  const t = useText();
  const { from, to } = daysOf(search.period, timeNow());
  return (
    <FilterBar
      amounts={search.amounts}
      onAmounts={(amounts) => onSearch({ amounts })}
      tools={
        <SaveButton
          label={t('wallet.save-csv')}
          name={`account-record-${from}-${to}.csv`}
          ask={() => client.wallet.downloadMovements(askedBy(search))}
        />
      }
    >
      <Choice
        label={t('wallet.kind')}
        all={t('wallet.all-kinds')}
        value={search.kind}
        options={movementKinds.map((kind) => ({ value: kind, label: t(`wallet.kind-${kind}`) }))}
        onValue={(kind) => onSearch({ kind: kind as MovementKind | '' })}
      />
    </FilterBar>
  );
}

function None({ period, onPeriod }: { period: Period; onPeriod: (period: Period) => void }) {
  const t = useText();
  const isLong = period === 'days-365' || typeof period !== 'string';
  const longer = <Button onClick={() => onPeriod('days-365')}>{t('wallet.show-year')}</Button>;
  return (
    <EmptyState icon={<HistoryIcon />} action={isLong ? undefined : longer}>
      {t('wallet.no-movements-in-span')}
    </EmptyState>
  );
}

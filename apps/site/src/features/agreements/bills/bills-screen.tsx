// The record of one kind of contract: bills to get and bills to pay, with their sums. A bill opens
// in place, and its way leads back.
import { useState } from 'react';
import { EmptyState, ReceiptTextIcon, Tabs } from '@baize/ui';
import { houseZoneName } from '@baize/money';
import { Amount } from '../../../app/records/amount.tsx';
import { Choice } from '../../../app/records/filter-bar.tsx';
import { Note } from '../../../app/records/note.tsx';
import { PeriodFilter } from '../../../app/records/period-filter.tsx';
import { Screen } from '../../../app/records/screen.tsx';
import { Tiles } from '../../../app/records/tiles.tsx';
import { useText } from '../../../app/texts/texts.ts';
import type { AgreementKind } from '../agreements.ts';
import { BillList } from './bill-list.tsx';
import { BillView } from './bill-view.tsx';
import { type BillsAsked, type BillSide, type BillState, useBills } from './bills.ts';

const sides: readonly BillSide[] = ['get', 'pay'];
const states: readonly BillState[] = [
  'unpaid',
  'paid',
  'not-eligible',
  'overdue',
  'forced',
  'paid-by-house',
  'refused',
];
const sums = ['due', 'paid', 'owed'] as const;

interface RecordProps {
  asked: BillsAsked;
  onAsk: (part: Partial<BillsAsked>) => void;
  onOpen: (id: string) => void;
}

function Bills({ asked, onAsk, onOpen }: RecordProps) {
  const t = useText();
  const query = useBills(asked);
  const { data } = query;
  const tiles = sums.map((key) => ({
    key,
    label: t(`bills.${key}`),
    value: data && <Amount value={data.footer[key]} />,
  }));
  return (
    <>
      <Tiles tiles={tiles} />
      {data?.hasMore === true ? (
        <Note>{t('bills.newest-counted', { count: data.total })}</Note>
      ) : null}
      <BillList
        kind={asked.kind}
        side={asked.side}
        query={query}
        rows={data?.list}
        page={asked.pageNo}
        pages={Math.max(1, data?.totalPage ?? 1)}
        onPage={(pageNo) => onAsk({ pageNo })}
        onOpen={onOpen}
        empty={<EmptyState icon={<ReceiptTextIcon />}>{t(`bills.none-${asked.side}`)}</EmptyState>}
      />
    </>
  );
}

export function BillsScreen({ kind }: { kind: AgreementKind }) {
  const t = useText();
  const [asked, setAsked] = useState<BillsAsked>({
    kind,
    side: 'get',
    state: '',
    period: 'days-30',
    pageNo: 1,
  });
  const [opened, setOpened] = useState('');
  const turnTo = (part: Partial<BillsAsked>) => setAsked({ ...asked, pageNo: 1, ...part });
  const title = t(`bills.title-${kind}`);
  if (opened !== '') {
    return <BillView id={opened} side={asked.side} title={title} onBack={() => setOpened('')} />;
  }
  return (
    <Screen
      title={title}
      actions={
        <Choice
          label={t('bills.state')}
          all={t('bills.all-states')}
          value={asked.state}
          options={states.map((value) => ({ value, label: t(`bills.state-${value}`) }))}
          onValue={(state) => turnTo({ state: state as BillState | '' })}
        />
      }
    >
      <PeriodFilter period={asked.period} onPeriod={(period) => turnTo({ period })} />
      <Tabs
        label={title}
        tabs={sides.map((id) => ({ id, label: t(`bills.side-${id}`) }))}
        selected={asked.side}
        onSelect={(side) => turnTo({ side })}
      />
      <Bills asked={asked} onAsk={turnTo} onOpen={setOpened} />
      <Note>{t('reports.counted', { zone: houseZoneName })}</Note>
    </Screen>
  );
}

// The read-only parts of the kit page: tables, states, money, progress and empty states.
import { useState } from 'react';
import {
  Badge,
  Button,
  Card,
  type Column,
  CopyText,
  Countdown,
  EmptyState,
  InboxIcon,
  Money,
  Pager,
  ProgressBar,
  QrCode,
  Skeleton,
  Status,
  Table,
  Tabs,
} from '../src/index.ts';
import { bets, texts } from './texts.ts';
import styles from './kit.module.css';

type Bet = (typeof bets)[number];

const columns: readonly Column<Bet>[] = [
  { key: 'when', head: texts.columns.when, cell: ([when]) => when, wideOnly: true },
  { key: 'game', head: texts.columns.game, cell: ([, game]) => game },
  {
    key: 'stake',
    head: texts.columns.stake,
    align: 'money',
    cell: ([, , stake]) => <Money units={stake} />,
  },
  {
    key: 'result',
    head: texts.columns.result,
    align: 'money',
    cell: ([, , , result]) => <Money units={result} tone="change" sign="always" />,
  },
  {
    key: 'state',
    head: texts.columns.state,
    cell: ([, , , , kind]) => <Status kind={kind}>{texts.states[kind]}</Status>,
  },
];

function BetTables() {
  const [page, setPage] = useState(5);
  const labels = { ...texts.pages, page: (at: number) => `${texts.pages.page} ${at}` };
  const table = { columns, rowKey: ([when]: Bet) => when };
  const empty = (
    <EmptyState icon={<InboxIcon />} action={<Button>{texts.toLobby}</Button>}>
      {texts.empty}
    </EmptyState>
  );
  return (
    <div className={styles['stack']}>
      <Table {...table} caption={texts.bets} rows={bets} />
      <Pager page={page} pages={12} onPage={setPage} labels={labels} />
      <div className={styles['two']}>
        <Table {...table} caption={texts.states.waiting} rows={[]} loading loadingRows={3} />
        <Table {...table} caption={texts.states.neutral} rows={[]} empty={empty} />
      </div>
    </div>
  );
}

function Signs() {
  const [period, setPeriod] = useState<string>(texts.periods[0]);
  const [until] = useState(() => Date.now() + 85_000);
  return (
    <Card title={texts.data}>
      <Tabs
        label={texts.tabLabel}
        tabs={texts.periods.map((label) => ({ id: label as string, label }))}
        selected={period}
        onSelect={setPeriod}
      >
        <div className={styles['stack']}>
          <div className={styles['row']}>
            <Money units={107_392_000n} symbol="P" />
            <Money units={1_200_000n} tone="change" sign="always" />
            <Money units={-1_200_000n} tone="change" />
            <Money units={1n} symbol="P" concealed />
            <Badge tone="live">{texts.hot}</Badge>
            <Badge tone="brass">{texts.hot}</Badge>
            <Badge tone="felt">{texts.hot}</Badge>
            <Badge>{texts.hot}</Badge>
            <Countdown until={until} label={texts.draw} urgentSeconds={90} />
            <CopyText text={texts.receipt} copyLabel={texts.copy} copiedLabel={texts.copied} />
          </div>
          <QrCode text={texts.receipt} label={texts.receipt} />
          <ProgressBar
            label={texts.turnover}
            value={64}
            valueText={texts.turnoverAside}
            aside={texts.turnoverAside}
          />
          <div className={styles['row']}>
            <Skeleton shape="circle" />
            <Skeleton />
          </div>
        </div>
      </Tabs>
    </Card>
  );
}

export function DataSection() {
  return (
    <>
      <Signs />
      <BetTables />
    </>
  );
}

// Orders of all members: found by number, member, game, issue, state and day.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { lotteryOrderStates } from '@baize/contract';
import { SectionHead } from '@baize/ui';
import { ChoiceFields, narrowed, WordFields } from '../../app/search-fields.tsx';
import { useText } from '../../app/texts.ts';
import { EntryField } from '../../app/entry-field.tsx';
import { useGameOptions } from './game-facts.ts';
import styles from './lottery.module.css';
import { OrderList, orderFilters, type OrderSearch } from './order-list.tsx';

export function LotteryOrders() {
  const t = useText();
  const games = useGameOptions();
  const [asked, setAsked] = useSearchParams();
  const [page, setPage] = useState(1);
  const search = searchOf(asked);
  const set = (name: keyof OrderSearch, value: string) => {
    setAsked(new URLSearchParams(narrowed(search, name, value)), { replace: true });
    setPage(1);
  };
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('operator.lottery-orders')} />
      <div className={styles['filters']}>
        <WordFields
          search={search}
          fields={[
            ['number', t('console.lottery.order-number')],
            ['username', t('operator.member')],
            ['issue', t('console.lottery.issue')],
          ]}
          onChange={set}
        />
        <ChoiceFields
          search={search}
          fields={[
            ['gameCode', t('operator.game'), games],
            [
              'state',
              t('operator.state'),
              lotteryOrderStates.map((one) => [one, t(`console.lottery.order-${one}`)]),
            ],
          ]}
          onChange={set}
        />
        {(['day', 'toDay'] as const).map((name) => (
          <EntryField
            key={name}
            label={t(name === 'day' ? 'operator.since' : 'operator.until')}
            type="date"
            value={search[name] ?? ''}
            onValue={(value) => set(name, value)}
          />
        ))}
      </div>
      <OrderList search={search} page={page} onPage={setPage} />
    </div>
  );
}

/** What the address asks for, as far as it can be asked. */
function searchOf(asked: URLSearchParams): OrderSearch {
  const told = orderFilters.flatMap((name) => {
    const value = asked.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(told);
}

// Bonus details: every open bonus with its arithmetic as it stands, then those that ended.
import { useState } from 'react';
import { Card, EmptyState, GiftIcon, Pager, Status } from '@baize/ui';
import { formatDate } from '@baize/i18n';
import { useMoneyText } from '../../app/money-text.ts';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import { BonusCard } from './bonus-card.tsx';
import { Missing } from './missing.tsx';
import { type Bonus, endedAtOnce, useBonuses } from './bonuses.ts';
import styles from './bonuses.module.css';

export function BonusScreen() {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useBonuses(page);
  return (
    <Screen title={t('bonuses.title')}>
      {data === undefined ? (
        <Missing error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <OpenBonuses open={data.open} />
          <Ended list={data.ended} total={data.total} page={page} onPage={setPage} />
        </>
      )}
    </Screen>
  );
}

function OpenBonuses({ open }: { open: readonly Bonus[] }) {
  const t = useText();
  if (open.length > 0) return open.map((bonus) => <BonusCard key={bonus.id} bonus={bonus} />);
  return (
    <EmptyState icon={<GiftIcon />}>
      {t('bonuses.empty')} {t('bonuses.empty-why')}
    </EmptyState>
  );
}

interface EndedProps {
  list: readonly Bonus[];
  total: number;
  page: number;
  onPage: (page: number) => void;
}

function Ended({ list, total, page, onPage }: EndedProps) {
  const t = useText();
  if (total === 0) return null;
  const pages = Math.ceil(total / endedAtOnce);
  return (
    <Card title={t('bonuses.history')}>
      <ul className={styles['ended']}>
        {list.map((bonus) => (
          <EndedBonus key={bonus.id} bonus={bonus} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        onPage={onPage}
        labels={{
          nav: t('wallet.pages'),
          previous: t('shell.previous'),
          next: t('shell.next'),
          page: (number) => t('shell.page-number', { page: number, total: pages }),
        }}
      />
    </Card>
  );
}

function EndedBonus({ bonus: { name, amount, state, released, lost, endedAt } }: { bonus: Bonus }) {
  const t = useText();
  const money = useMoneyText();
  return (
    <li>
      <div className={styles['line']}>
        <b>{name}</b>
        <Status kind={state === 'released' ? 'good' : 'neutral'}>
          {t(`bonuses.state-${state}`)}
        </Status>
      </div>
      <p className={styles['small']}>
        {t('bonuses.granted')}: {money(amount)}
        {endedAt === null
          ? null
          : ` · ${t('bonuses.ended')}: ${formatDate(endedAt, { tag: t.tag })}`}
      </p>
      {Number(released) > 0 ? (
        <p className={styles['small']}>
          {t('bonuses.ended-released', { amount: money(released) })}
        </p>
      ) : null}
      {Number(lost) > 0 ? (
        <p className={styles['small']}>{t('bonuses.ended-lost', { amount: money(lost) })}</p>
      ) : null}
    </li>
  );
}

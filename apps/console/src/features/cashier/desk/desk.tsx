// The cashier's desk: the queue with its evidence beside it, or one after the other on a phone.
// Keys walk and judge; many are taken together.
import { useCallback, useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { unwrap } from '@baize/client';
import { ArrowLeftIcon, Button, EmptyState, SectionHead, Tabs } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { Refused } from '../../../app/refused.tsx';
import { useStaffStore } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { cashierKey } from '../names.ts';
import { BulkBar } from './bulk.tsx';
import { useClaim } from './claim.tsx';
import { Evidence, useEvidence } from './evidence.tsx';
import { Filters } from './filters.tsx';
import { nextOf, useDeskKeys, type DeskKey } from './keys.ts';
import { Queue } from './queue.tsx';
import { deskStates, searchOf, wanted, type Search } from './search.ts';
import { StepDialog } from './steps.tsx';
import { stepsOf, type DeskStep } from './steps-of.ts';
import styles from './desk.module.css';

const pageSize = 50;
const askedEveryMs = 30_000;

function useQueue(search: Search) {
  const asked = wanted(search);
  return useInfiniteQuery({
    queryKey: [...cashierKey, 'queue', asked],
    queryFn: async ({ pageParam }) => {
      const after = pageParam === '' ? {} : { after: pageParam };
      return unwrap(await client.cashier.listCases({ ...asked, ...after, pageSize }));
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    refetchInterval: askedEveryMs,
  });
}

const useCounts = () =>
  useQuery({
    queryKey: [...cashierKey, 'counts'],
    queryFn: async () => unwrap(await client.cashier.countCases()),
    refetchInterval: askedEveryMs,
  }).data;

export function Desk() {
  const t = useText();
  const [asked, setAsked] = useSearchParams();
  const search = searchOf(asked);
  const chosen = asked.get('id') ?? undefined;
  const counts = useCounts();
  const narrow = (next: Search) =>
    setAsked(wanted(next) as Record<string, string>, { replace: true });
  const choose = (id: string | undefined) =>
    setAsked(wanted({ ...search, ...(id ? { id } : {}) } as Search) as Record<string, string>, {
      replace: true,
    });
  const countOf = (state: (typeof deskStates)[number]) =>
    state === 'pending' || state === 'approved' || state === 'paying' ? counts?.[state] : undefined;
  return (
    <>
      <SectionHead level={1} title={t('operator.cashier-desk')} />
      <Tabs
        label={t('operator.state')}
        tabs={deskStates.map((id) => ({
          id,
          label: tabLabel(t(`operator.tab-${id}`), countOf(id)),
        }))}
        selected={search.state ?? 'pending'}
        onSelect={(state) => narrow({ state })}
      >
        <Filters search={search} holds={counts?.holds ?? []} onSearch={narrow} />
        <Work key={search.state} search={search} chosen={chosen} onChoose={choose} />
      </Tabs>
    </>
  );
}

const tabLabel = (name: string, count: number | undefined): string =>
  count ? `${name} ${count >= 1000 ? '999+' : count}` : name;

interface WorkProps {
  search: Search;
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

function Work({ search, chosen, onChoose }: WorkProps) {
  const t = useText();
  const queue = useQueue(search);
  const cases = queue.data?.pages.flatMap(({ list }) => list);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [step, setStep] = useState<DeskStep>();
  const { data: evidence } = useEvidence(chosen);
  const tick = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  const ids = cases?.map(({ id }) => id) ?? [];
  usePressed({ ids, chosen, one: evidence?.case, onChoose, tick, setStep });
  if (queue.error) {
    return <Refused error={queue.error} isAsking={queue.isFetching} onAgain={queue.refetch} />;
  }
  return (
    <div className={styles['desk']} data-opened={chosen !== undefined || undefined}>
      <div className={styles['list']}>
        <BulkBar ids={ids.filter((id) => ticked.has(id))} onClear={() => setTicked(new Set())} />
        <Queue cases={cases} chosen={chosen} ticked={ticked} onChoose={onChoose} onTick={tick} />
        {queue.hasNextPage ? (
          <Button loading={queue.isFetchingNextPage} onClick={() => void queue.fetchNextPage()}>
            {t('cashier.more')}
          </Button>
        ) : null}
      </div>
      <section className={styles['panel']} aria-label={t('cashier.evidence')}>
        <Button
          className={styles['back']}
          size="small"
          kind="ghost"
          icon={<ArrowLeftIcon />}
          onClick={() => onChoose(undefined)}
        >
          {t('cashier.back')}
        </Button>
        {chosen ? (
          <Evidence key={chosen} id={chosen} onAsk={setStep} />
        ) : (
          <EmptyState>{t('cashier.choose-one')}</EmptyState>
        )}
      </section>
      {step && evidence ? (
        <StepDialog
          one={evidence.case}
          step={step}
          onClose={() => setStep(undefined)}
          onDone={() => undefined}
        />
      ) : null}
    </div>
  );
}

interface Pressed {
  readonly ids: readonly string[];
  readonly chosen: string | undefined;
  readonly one:
    | (Parameters<typeof stepsOf>[0] & Parameters<ReturnType<typeof useClaim>['mutate']>[0])
    | undefined;
  readonly onChoose: (id: string | undefined) => void;
  readonly tick: (id: string) => void;
  readonly setStep: (step: DeskStep) => void;
}

const stepsOfKey: Partial<Readonly<Record<DeskKey, readonly DeskStep[]>>> = {
  a: ['approve', 'sign'],
  r: ['refuse'],
  p: ['pay'],
};

function usePressed({ ids, chosen, one, onChoose, tick, setStep }: Pressed): void {
  const may = useStaffStore(({ staff }) => staff?.permissions);
  const { mutate: claim } = useClaim();
  const press = useCallback(
    (key: DeskKey) => {
      if (key === 'j' || key === 'k') onChoose(nextOf(ids, chosen, key === 'j' ? 1 : -1));
      else if (!one || !chosen) return;
      else if (key === 'x') tick(chosen);
      else if (key === 'c') claim(one);
      else {
        const step = stepsOf(one, may ?? []).find((offered) => stepsOfKey[key]?.includes(offered));
        if (step) setStep(step);
      }
    },
    [ids, chosen, one, onChoose, tick, setStep, may, claim],
  );
  useDeskKeys(press);
}

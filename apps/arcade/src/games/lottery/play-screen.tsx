// The pad of the chosen play with all that helps to fill it, and how much is staked.
import { Button, DicesIcon, Skeleton, Switch, Tabs, TrashIcon } from '@baize/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useArcade } from '../../app/arcade-context.tsx';
import { AmountPad } from './amount-pad.tsx';
import { ClosedNotice, IssueHead } from './issue-head.tsx';
import { useDesk, useLottery } from './lottery-context.tsx';
import { Board } from './pads/board.tsx';
import { Pad } from './pads/pad.tsx';
import { ParlayPad } from './pads/parlay-pad.tsx';
import { PlayHint } from './pads/play-hint.tsx';
import { isEmptyPick } from './picks/pick.ts';
import { PlayPicker } from './play-picker.tsx';
import { StakePad } from './stake-pad.tsx';
import { TicketBar } from './ticket-bar.tsx';
import { isTyped } from './typing/typed-kinds.ts';
import styles from './play-screen.module.css';

const noDraws: readonly (readonly number[])[] = [];
const randomCounts = [1, 5, 10] as const;

/** Only Vietnam's lotteries have players' slang. */
const SlangPanel = lazy(async () => ({
  default: (await import('./slang/slang-panel.tsx')).SlangPanel,
}));
const slangKinds = new Set(['VN_N', 'VN_S']);
const TypingPad = lazy(async () => ({
  default: (await import('./typing/typing-pad.tsx')).TypingPad,
}));
/** Staff limit numbers of some lotteries only. */
const LimitedList = lazy(async () => ({
  default: (await import('./limited-list.tsx')).LimitedList,
}));

export function PlayScreen() {
  const { kind } = useLottery();
  const hasLimited = useDesk((state) => state.terms.limitedNumbers.length > 0);
  return (
    <div className={styles['screen']}>
      <IssueHead />
      <ClosedNotice />
      {hasLimited ? (
        <Suspense fallback={null}>
          <LimitedList />
        </Suspense>
      ) : null}
      <PlayWays kind={kind} />
    </div>
  );
}

function PlayWays({ kind }: { kind: string }) {
  if (isTyped(kind)) return <TypedOrPicked />;
  return slangKinds.has(kind) ? <PickedOrSlang /> : <PickedPlay />;
}

const slangWays = ['pad', 'typed'] as const;

function PickedOrSlang() {
  const { t } = useArcade();
  const [way, setWay] = useState<(typeof slangWays)[number]>('pad');
  return (
    <>
      <Tabs
        label={t('lottery-vietnam.ways-to-bet')}
        look="pill"
        tabs={slangWays.map((id) => ({ id, label: t(`lottery-vietnam.way-${id}`) }))}
        selected={way}
        onSelect={setWay}
      />
      {way === 'pad' ? (
        <PickedPlay />
      ) : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <SlangPanel />
        </Suspense>
      )}
    </>
  );
}

const ways = ['typed', 'picked'] as const;

/** Tickets of these lotteries are typed; their numbers may be picked one play at a time, too. */
function TypedOrPicked() {
  const { t } = useArcade();
  const { desk } = useLottery();
  const [way, setWay] = useState<(typeof ways)[number]>('typed');
  const hasPick = useDesk(() => desk.shown().some((one) => !isEmptyPick(desk.pickOf(one))));
  const [hadPick, setHadPick] = useState(false);
  // A slip of the cart that is edited lies on the pad.
  if (hasPick !== hadPick) {
    setHadPick(hasPick);
    if (hasPick) setWay('picked');
  }
  return (
    <>
      <Tabs
        label={t('lottery-play.pick-form')}
        look="pill"
        tabs={ways.map((id) => ({ id, label: t(`lottery-play.way-${id}`) }))}
        selected={way}
        onSelect={setWay}
      />
      {way === 'typed' ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <TypingPad />
        </Suspense>
      ) : (
        <PickedPlay />
      )}
    </>
  );
}

function PickedPlay() {
  const { desk } = useLottery();
  const pays = useDesk((state) => state.pays);
  return (
    <>
      <PlayPicker />
      <PadArea />
      <section className={styles['stake']}>
        {pays === 'prize' ? <StakePad /> : <AmountPad key={desk.book.kind.code} />}
      </section>
      <TicketBar />
    </>
  );
}

function PadArea() {
  const { t } = useArcade();
  const { desk, draws } = useLottery();
  useDesk((state) => state.group);
  useDesk((state) => state.play);
  useDesk((state) => state.picks);
  const [counts, setCounts] = useState(true);
  const seen = useStore(draws.store, (state) => state.draws);
  const results = useMemo(() => seen.flatMap(({ numbers }) => (numbers ? [numbers] : [])), [seen]);
  const shown = counts ? results : noDraws;
  const plays = desk.shown();
  const [play, ...others] = plays;
  if (play === undefined) return <p className={styles['none']}>{t('lottery-play.no-plays')}</p>;
  const isBoard = others.length > 0;
  const OnePad = play.parlay === undefined ? Pad : ParlayPad;
  return (
    <section className={styles['pad']} aria-label={t('lottery-play.pad')}>
      <div className={styles['tools']}>
        <PlayHint play={play} isBoard={isBoard} />
        <div className={styles['random']} role="group" aria-label={t('lottery-play.random')}>
          <DicesIcon />
          {isBoard
            ? null
            : randomCounts.map((count) => (
                <Button
                  key={count}
                  size="small"
                  kind="ghost"
                  title={t('lottery-play.random-hint', { count })}
                  aria-label={t('lottery-play.random-hint', { count })}
                  onClick={() => desk.pickAtRandom(play, count)}
                >
                  {t('lottery-play.random-count', { count })}
                </Button>
              ))}
          <Button size="small" kind="ghost" icon={<TrashIcon />} onClick={() => desk.clearPicks()}>
            {t('lottery-play.fill-clear')}
          </Button>
        </div>
      </div>
      {isBoard ? (
        <Board
          plays={plays}
          pickOf={(one) => desk.pickOf(one)}
          onPick={(one, pick) => desk.setPick(one, pick)}
          draws={shown}
        />
      ) : (
        <OnePad
          key={play.code}
          play={play}
          pick={desk.pickOf(play)}
          onPick={(pick) => desk.setPick(play, pick)}
          draws={shown}
        />
      )}
      <Switch
        className={styles['counts']}
        checked={counts}
        onChange={(event) => setCounts(event.target.checked)}
      >
        {t('lottery-play.show-missing', { count: results.length })}
      </Switch>
    </section>
  );
}

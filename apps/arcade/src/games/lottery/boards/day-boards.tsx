// The boards of a region on one day, its provinces side by side: by region, and back day by day.
import { formatDay } from '@baize/i18n';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  EmptyState,
  IconButton,
  Skeleton,
  Tabs,
  TextInput,
} from '@baize/ui';
import { dayText } from '@baize/money';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { Drawn } from '../desk/lottery-terms.ts';
import { useDesk, useLottery } from '../lottery-context.tsx';
import { BoardView } from './board-view.tsx';
import { dayAfter, gamesOn, isDay, regionOf, regions, weekdayOf } from './regions.ts';
import { useDayDraws } from './use-day-draws.ts';
import styles from './boards.module.css';

export function DayBoards({ draws }: { draws: readonly Drawn[] }) {
  const { t } = useArcade();
  const { clock } = useLottery();
  const gameCode = useDesk((state) => state.terms.gameCode);
  const [region, setRegion] = useState(regionOf(gameCode));
  const today = dayText(clock.now());
  const [day, setDay] = useState(() => (draws[0] ? dayText(draws[0].drawsAt) : today));
  return (
    <div className={styles['screen']}>
      <Tabs
        label={t('lottery-vietnam.regions')}
        look="pill"
        tabs={regions.map((id) => ({ id, label: t(`lottery-vietnam.region-${id}`) }))}
        selected={region}
        onSelect={setRegion}
      />
      <div className={styles['days']}>
        <IconButton
          label={t('lottery-vietnam.day-before')}
          icon={<ChevronLeftIcon />}
          onClick={() => setDay(dayAfter(day, -1))}
        />
        <TextInput
          type="date"
          aria-label={t('lottery-vietnam.day')}
          max={today}
          value={day}
          onChange={({ target }) => {
            if (isDay(target.value)) setDay(target.value);
          }}
        />
        <IconButton
          label={t('lottery-vietnam.day-after')}
          icon={<ChevronRightIcon />}
          disabled={day >= today}
          onClick={() => setDay(dayAfter(day, 1))}
        />
      </div>
      <Boards region={region} day={day} />
    </div>
  );
}

function Boards({ region, day }: { region: (typeof regions)[number]; day: string }) {
  const { t } = useArcade();
  const { draws, again } = useDayDraws(gamesOn(region, weekdayOf(day)), day);
  if (draws === 'loading') return <Skeleton shape="block" />;
  if (draws === 'failed') {
    const retry = <Button onClick={again}>{t('arcade.retry')}</Button>;
    return <EmptyState action={retry}>{t('lottery-play.not-loaded')}</EmptyState>;
  }
  if (draws.length === 0) return <EmptyState>{t('lottery-vietnam.no-draws-of-day')}</EmptyState>;
  const columns = draws.map(({ gameCode, drawn }) => ({
    id: gameCode,
    title: t.named(`lottery.${gameCode}`) ?? gameCode,
    kind: region === 'north' ? 'VN_N' : 'VN_S',
    numbers: drawn.numbers ?? [],
  }));
  const name = t(`lottery-vietnam.region-${region}`);
  return (
    <BoardView
      key={`${region} ${day}`}
      title={t('lottery-vietnam.boards-of', { region: name, day: formatDay(day) })}
      columns={columns}
    />
  );
}

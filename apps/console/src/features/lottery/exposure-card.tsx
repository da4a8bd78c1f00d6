// The stakes on an issue and the cost of each outcome, play by play, most expensive first.
// Refreshed every few seconds while slips are accepted. A bar compares each cost with the highest.
import { useState } from 'react';
import { formatPercent } from '@baize/i18n';
import { Card, EmptyState, Field, Select, Skeleton, Table, type Column } from '@baize/ui';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { shareOf, worstFirst } from './exposure.ts';
import { usePlayName, useWord } from './game-facts.ts';
import { useExposure, type Exposure, type IssueShown } from './issue-reading.ts';
import styles from './lottery.module.css';

type Play = Exposure['plays'][number];
type Outcome = Play['outcomes'][number];

export function ExposureCard({ issue }: { issue: IssueShown }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useExposure(issue, issue.state);
  return (
    <Card title={t('console.lottery.exposure')}>
      <div className={styles['stack']}>
        <p className={styles['intro']}>{t('console.lottery.exposure-text')}</p>
        {error ? <Refused error={error} isAsking={isFetching} onAgain={refetch} /> : null}
        {data && !error ? <ExposureShown gameCode={issue.gameCode} exposure={data} /> : null}
        {data || error ? null : <Skeleton shape="block" />}
      </div>
    </Card>
  );
}

interface ExposureShownProps {
  gameCode: string;
  exposure: Exposure;
}

function ExposureShown({ gameCode, exposure }: ExposureShownProps) {
  const t = useText();
  const name = usePlayName();
  const [chosen, setChosen] = useState<string>();
  const plays = worstFirst(exposure.plays);
  const play = plays.find((one) => one.play === chosen) ?? plays[0];
  if (!play) return <EmptyState>{t('console.lottery.nothing-staked')}</EmptyState>;
  return (
    <>
      <PlayChoice
        plays={plays}
        play={play}
        nameOf={(code) => name(gameCode, code)}
        onPlay={setChosen}
      />
      <PlayOutcomes play={play} name={name(gameCode, play.play)} />
    </>
  );
}

interface PlayChoiceProps {
  plays: readonly Play[];
  play: Play;
  nameOf: (play: string) => string;
  onPlay: (play: string) => void;
}

function PlayChoice({ plays, play, nameOf, onPlay }: PlayChoiceProps) {
  const t = useText();
  const { money } = useShow();
  return (
    <Field label={t('console.lottery.play')}>
      {(control) => (
        <Select
          {...control}
          value={play.play}
          options={plays.map((one) => ({
            value: one.play,
            label: `${nameOf(one.play)} · ${money(one.most)}`,
          }))}
          onChange={({ target }) => onPlay(target.value)}
        />
      )}
    </Field>
  );
}

function PlayOutcomes({ play, name }: { play: Play; name: string }) {
  const t = useText();
  const word = useWord();
  const { money } = useShow();
  const columns: readonly Column<Outcome>[] = [
    {
      key: 'outcome',
      head: t('console.lottery.outcome'),
      cell: ({ outcome }) => (
        <strong>{outcome ? word(outcome) : t('console.lottery.any-outcome')}</strong>
      ),
    },
    {
      key: 'bar',
      head: t('console.lottery.compared'),
      cell: ({ payout }) => (
        <CostBar
          share={shareOf(payout, play.most)}
          isNearLimit={shareOf(payout, play.limit) >= nearLimit}
        />
      ),
    },
    {
      key: 'payout',
      head: t('console.lottery.would-cost'),
      cell: ({ payout }) => (
        <>
          {money(payout)}
          <small className={styles['under']}>
            {t('console.lottery.of-limit', {
              share: formatPercent(shareOf(payout, play.limit), t.tag, 1),
            })}
          </small>
        </>
      ),
      align: 'money',
    },
  ];
  return (
    <>
      <p className={styles['intro']}>
        {t(`console.lottery.tells-${play.tells}`)}{' '}
        {t('console.lottery.limit-of-play', { limit: money(play.limit) })}
      </p>
      <Table
        caption={t('console.lottery.exposure-of', { play: name })}
        columns={columns}
        rows={play.outcomes}
        rowKey={({ outcome }) => outcome}
        empty={<EmptyState>{t('console.lottery.nothing-staked')}</EmptyState>}
      />
    </>
  );
}

const nearLimit = 0.9;

/** Against the worst outcome; the figures stand beside it, the bar is for the eye alone. */
function CostBar({ share, isNearLimit }: { share: number; isNearLimit: boolean }) {
  return (
    <span className={styles['bar']} data-full={isNearLimit} aria-hidden="true">
      <span style={{ '--share': share }} />
    </span>
  );
}

// The plays of a lottery: what each returns, exactly, and whether it is on. A row opens the play.
import { useState } from 'react';
import { formatPercentage } from '@baize/i18n';
import { Badge, Card, EmptyState, Status, Table, type Column } from '@baize/ui';
import { useShow } from '../../app/show.ts';
import { ChoiceFields, narrowed, WordFields } from '../../app/search-fields.tsx';
import { useText } from '../../app/texts.ts';
import { usePlayName } from './game-facts.ts';
import type { GameShown, PlayShown } from './game-settings.ts';
import styles from './lottery.module.css';
import { PlayDialog } from './play-dialog.tsx';

interface Search {
  readonly name?: string;
  readonly pays?: string;
  readonly on?: string;
}

export function PlayTable({ game }: { game: GameShown }) {
  const t = useText();
  const [search, setSearch] = useState<Search>({});
  const [opened, setOpened] = useState<string>();
  const columns = useColumns(game.gameCode, ({ code }) => setOpened(code));
  const name = usePlayName();
  const play = game.plays.find(({ code }) => code === opened);
  const set = (field: keyof Search, value: string) => setSearch(narrowed(search, field, value));
  return (
    <Card title={t('console.lottery.plays')}>
      <div className={styles['stack']}>
        <div className={styles['filters']}>
          <WordFields
            search={search}
            fields={[['name', t('console.lottery.find-play')]]}
            onChange={set}
          />
          <ChoiceFields
            search={search}
            fields={[
              [
                'pays',
                t('console.lottery.pays'),
                [
                  ['prize', t('console.lottery.pays-prize')],
                  ['odds', t('console.lottery.pays-odds')],
                ],
              ],
              [
                'on',
                t('operator.state'),
                [
                  ['on', t('console.lottery.on')],
                  ['off', t('console.lottery.off')],
                ],
              ],
            ]}
            onChange={set}
          />
        </div>
        <Table
          caption={t('console.lottery.plays')}
          columns={columns}
          rows={game.plays.filter((one) => isWanted(one, name(game.gameCode, one.code), search))}
          rowKey={({ code }) => code}
          empty={<EmptyState>{t('console.lottery.no-plays')}</EmptyState>}
        />
      </div>
      {play ? <PlayDialog game={game} play={play} onClose={() => setOpened(undefined)} /> : null}
    </Card>
  );
}

/** Found by the name and by the code. */
function isWanted(play: PlayShown, name: string, search: Search): boolean {
  const words = search.name?.trim().toLowerCase() ?? '';
  return (
    `${name} ${play.code}`.toLowerCase().includes(words) &&
    (search.pays === undefined || search.pays === play.pays) &&
    (search.on === undefined || (search.on === 'on') === play.on)
  );
}

function useColumns(
  gameCode: string,
  open: (play: PlayShown) => void,
): readonly Column<PlayShown>[] {
  const t = useText();
  const { money } = useShow();
  return [
    {
      key: 'play',
      head: t('console.lottery.play'),
      cell: (play) => <PlayName gameCode={gameCode} play={play} onOpen={() => open(play)} />,
    },
    {
      key: 'pays',
      head: t('console.lottery.pays'),
      cell: ({ pays }) => t(`console.lottery.pays-${pays}`),
      wideOnly: true,
    },
    {
      key: 'limit',
      head: t('console.lottery.exposure-limit'),
      cell: ({ exposureMost }) =>
        exposureMost === null ? t('console.lottery.as-game') : money(exposureMost),
      align: 'money',
      wideOnly: true,
    },
    {
      key: 'return',
      head: t('console.lottery.return'),
      cell: (play) => returnSpan(play, t.tag),
      align: 'money',
    },
    {
      key: 'on',
      head: t('operator.state'),
      cell: ({ on }) => (
        <Status kind={on ? 'good' : 'bad'}>
          {t(on ? 'console.lottery.on' : 'console.lottery.off')}
        </Status>
      ),
    },
  ];
}

interface PlayNameProps {
  gameCode: string;
  play: PlayShown;
  onOpen: () => void;
}

function PlayName({ gameCode, play: { code, oddsSet }, onOpen }: PlayNameProps) {
  const t = useText();
  const name = usePlayName();
  return (
    <span className={styles['marks']}>
      <button type="button" data-row className={styles['open']} onClick={onOpen}>
        {name(gameCode, code)}
      </button>
      <small className={styles['under']}>{code}</small>
      {oddsSet ? <Badge tone="brass">{t('console.lottery.odds-set')}</Badge> : null}
    </span>
  );
}

/** From the lowest to the highest of the play's kinds of units. */
export function returnSpan({ returns }: PlayShown, tag: string): string {
  const percents = returns
    .map(({ percent }) => percent)
    .toSorted((one, other) => Number(one) - Number(other));
  const [least = '0'] = percents;
  const most = percents.at(-1) ?? least;
  const printed = (percent: string) => formatPercentage(percent, tag);
  return least === most ? printed(least) : `${printed(least)}–${printed(most)}`;
}

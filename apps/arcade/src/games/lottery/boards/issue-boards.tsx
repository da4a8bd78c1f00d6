// The board of one issue of a lottery that draws all day: the newest, or one of those before.
import { formatTime } from '@baize/i18n';
import { Field, Select } from '@baize/ui';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { Drawn } from '../desk/lottery-terms.ts';
import { useLottery } from '../lottery-context.tsx';
import { BoardView } from './board-view.tsx';
import styles from './boards.module.css';

export function IssueBoards({ draws }: { draws: readonly Drawn[] }) {
  const { t } = useArcade();
  const { kind, name } = useLottery();
  const [chosen, setChosen] = useState('');
  const drawn = draws.find(({ issue }) => issue === chosen) ?? draws[0];
  if (!drawn?.numbers) return null;
  const title = t('lottery-vietnam.board-of', { game: name, issue: drawn.issue });
  return (
    <div className={styles['screen']}>
      <Field label={t('lottery-play.issue-name')}>
        {(control) => (
          <Select
            {...control}
            value={drawn.issue}
            options={draws.map(({ issue, drawsAt }) => ({
              value: issue,
              label: `${issue} · ${formatTime(drawsAt, { tag: t.tag })}`,
            }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
      </Field>
      <BoardView
        title={title}
        columns={[{ id: drawn.issue, title: name, kind, numbers: drawn.numbers }]}
      />
    </div>
  );
}

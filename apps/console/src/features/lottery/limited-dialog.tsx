// Changes limited numbers: a line for each play and rate. Slips laid before keep their odds.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Field, Select, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useText } from '../../app/texts.ts';
import { EntryField } from '../../app/entry-field.tsx';
import { definitionOf, lotteryKey, useGameName, usePlayName } from './game-facts.ts';
import {
  limitablePlays,
  linesOf,
  listOf,
  type LimitedLine,
  type LimitedNumber,
} from './limited-entry.ts';
import { Lines } from './schedule-lines.tsx';

export interface LimitedDialogProps {
  gameCode: string;
  issue: string | null;
  list: readonly LimitedNumber[];
  revision: number;
  onClose: () => void;
}

export function LimitedDialog(props: LimitedDialogProps) {
  const { gameCode, issue, onClose } = props;
  // What was there when the dialog opened: another change meanwhile is not overwritten.
  const [{ list, revision }] = useState(props);
  const t = useText();
  const name = useGameName();
  const queries = useQueryClient();
  const kind = definitionOf(gameCode)?.kind ?? 'VN_N';
  const plays = limitablePlays(kind);
  const before = linesOf(list);
  const [lines, setLines] = useState(before);
  const read = listOf(kind, lines);
  const save = async (reason: string) => {
    if (read === undefined) return;
    const change = { gameCode, issue, list: [...read], revision, reason };
    unwrap(await client.lottery.setLimitedNumbers(change));
    showToast({ text: t('operator.saved'), kind: 'good' });
    await queries.invalidateQueries({ queryKey: lotteryKey });
    onClose();
  };
  return (
    <ReasonDialog
      title={t('console.lottery.limited-title', { game: name(gameCode), issue: issue ?? '' })}
      doLabel={t('operator.save')}
      isReady={read !== undefined && JSON.stringify(lines) !== JSON.stringify(before)}
      onDo={save}
      onClose={onClose}
    >
      <Lines
        title={t('console.lottery.limited')}
        hint={t('console.lottery.limited-hint')}
        addLabel={t('console.lottery.add-limited')}
        lines={lines}
        linesMin={0}
        fresh={{ play: plays[0]?.code ?? '', numbers: '', rate: '50' }}
        onLines={setLines}
      >
        {(line, onLine) => <Line {...{ gameCode, line, onLine }} plays={plays} />}
      </Lines>
    </ReasonDialog>
  );
}

interface LineProps {
  gameCode: string;
  plays: ReturnType<typeof limitablePlays>;
  line: LimitedLine;
  onLine: (line: LimitedLine) => void;
}

function Line({ gameCode, plays, line, onLine }: LineProps) {
  const t = useText();
  const name = usePlayName();
  return (
    <>
      <Field label={t('console.lottery.play')}>
        {(control) => (
          <Select
            {...control}
            value={line.play}
            options={plays.map(({ code }) => ({ value: code, label: name(gameCode, code) }))}
            onChange={({ target }) => onLine({ ...line, play: target.value })}
          />
        )}
      </Field>
      <EntryField
        label={t('console.lottery.numbers')}
        inputMode="text"
        lengthMost={4000}
        value={line.numbers}
        onValue={(numbers) => onLine({ ...line, numbers })}
      />
      <EntryField
        label={t('console.lottery.limited-rate')}
        inputMode="numeric"
        value={line.rate}
        onValue={(rate) => onLine({ ...line, rate })}
      />
    </>
  );
}

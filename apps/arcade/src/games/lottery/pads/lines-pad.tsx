// Single tickets as text: typed, pasted, or read from a file.
import { formatNumber } from '@baize/i18n';
import { Button, Field, ProgressBar, TextArea, UploadIcon } from '@baize/ui';
import { linesMost, printNumber, type Play } from '@baize/engines';
import { useRef } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { Pick } from '../picks/pick.ts';
import { pickOfLines, pickOfText, textOfLines } from '../picks/pick-forms.ts';
import { LinesTold } from './lines-told.tsx';
import { useLines } from './use-lines.ts';
import { useUpload } from './use-upload.ts';
import styles from './pad.module.css';

export interface LinesPadProps {
  play: Play;
  pick: Pick;
  onPick: (pick: Pick) => void;
}

export function LinesPad({ play, pick, onPick }: LinesPadProps) {
  const { t } = useArcade();
  const file = useRef<HTMLInputElement>(null);
  const text = textOfLines(play, pick);
  const setText = (next: string) => onPick(pickOfText(pick, next));
  const read = useLines(play, text, (lines) => onPick(pickOfLines({ ...pick, text }, lines)));
  const upload = useUpload(setText);
  return (
    <div className={styles['lines']}>
      <Field
        label={t('lottery-play.lines-label')}
        hint={t('lottery-play.lines-hint', {
          example: example(play),
          count: formatNumber(linesMost, t.tag),
        })}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            inputMode="numeric"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {pick.isUnread ? (
        <ProgressBar
          label={t('lottery-play.lines-reading')}
          value={read.lines.length}
          max={linesMost}
        />
      ) : null}
      <LinesTold read={read} isCut={pick.isCut === true} hasFailed={upload.hasFailed} />
      <div className={styles['lines-tools']}>
        <input
          ref={file}
          type="file"
          accept="text/plain,.txt,.csv"
          aria-label={t('lottery-play.lines-upload')}
          hidden
          onChange={({ target }) => {
            upload.choose(target.files?.[0]);
            // The same file may be chosen again: it may have changed.
            target.value = '';
          }}
        />
        <Button size="small" icon={<UploadIcon />} onClick={() => file.current?.click()}>
          {t('lottery-play.lines-upload')}
        </Button>
        <Button size="small" kind="ghost" disabled={text === ''} onClick={() => setText('')}>
          {t('lottery-play.fill-clear')}
        </Button>
      </div>
    </div>
  );
}

/** Two lines as this play takes them. */
function example({ kind, form }: Play): string {
  const length = form.lines?.length ?? 1;
  const line = (first: number) =>
    Array.from({ length }, (_, index) =>
      printNumber(kind, Math.min(kind.high, first + index)),
    ).join('');
  const second = Math.min(kind.low + 1, Math.max(kind.low, kind.high - length + 1));
  return `${line(kind.low)} ${line(second)}`;
}

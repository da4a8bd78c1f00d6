// Reads typed, pasted or uploaded lines between frames: a part at a time, so that no step keeps the
// page from answering, and a later text ends the reading of an earlier one.
import { linesMost, type LineForm, type Play } from '@baize/engines';
import { useEffect, useEffectEvent, useState } from 'react';
import { readLinesInSteps, type LineReading, type LinesRead } from '../picks/read-lines.ts';

const nothing: LinesRead = { lines: [], malformed: 0, repeated: 0, left: 0, bad: [] };
/** A pause in typing, before the text is read. */
const pauseMs = 180;

export function useLines(
  play: Play,
  text: string,
  onRead: (lines: LinesRead['lines']) => void,
): LinesRead {
  const [read, setRead] = useState(nothing);
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    const steps = readLinesInSteps(text, readingOf(play));
    let last = nothing;
    const step = () => {
      const { value, done } = steps.next();
      if (done === true) {
        tell(last.lines);
        return;
      }
      last = value;
      setRead(last);
      timer = setTimeout(step);
    };
    let timer = setTimeout(step, pauseMs);
    return () => clearTimeout(timer);
  }, [play, text]);
  return read;
}

function readingOf(play: Play): LineReading {
  const { lines = noLines } = play.form;
  const fits = (line: readonly number[]) =>
    play.refusal?.({ form: 'lines', rows: [line] }) !== 'line-malformed';
  return { form: lines, width: String(play.kind.high).length, linesMost, fits };
}

const noLines: LineForm = { length: 0, ordered: true, repeats: true, from: 0, to: -1 };

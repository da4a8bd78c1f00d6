// One polite live region: an issue that closed, a result once its draw has been shown, a corrected
// result, and what the player's own slips brought. Lines that follow each other are all spoken.
import { VisuallyHidden } from '@baize/ui';
import { drawKinds } from '@baize/engines';
import { useCallback, useEffect, useState } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';
import { spokenNumbers } from './draw/draw-stage.tsx';
import { useLottery } from './lottery-context.tsx';
import { useResultText } from './settled/result-text.ts';

interface Line {
  readonly id: number;
  readonly text: string;
}

const linesKept = 4;

export function LotteryAnnouncer() {
  const { t } = useArcade();
  const { clock, kind, results } = useLottery();
  const resultText = useResultText();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const say = useCallback((text: string) => {
    setLines((said) => [...said, { id: (said.at(-1)?.id ?? 0) + 1, text }].slice(-linesKept));
  }, []);
  useEffect(() => {
    const drawKind = drawKinds.find(({ code }) => code === kind);
    return clock.store.subscribe(({ last, closed }, before) => {
      if (closed !== null && closed !== before.closed)
        say(t('lottery-play.closed', { issue: closed }));
      if (last === before.last || !last?.numbers || drawKind === undefined) return;
      const told = { issue: last.issue, numbers: spokenNumbers(drawKind, last.numbers) };
      const isCorrected = last.version > 1;
      say(t(isCorrected ? 'lottery-play.corrected-spoken' : 'lottery-play.result-spoken', told));
    });
  }, [clock, kind, t, say]);
  useEffect(
    () =>
      results.store.subscribe(({ unseen, count }, before) => {
        const newest = unseen.at(-1);
        if (count !== before.count && newest !== undefined && newest !== before.unseen.at(-1))
          say(resultText(newest));
      }),
    [results, resultText, say],
  );
  return (
    <VisuallyHidden role="log" aria-live="polite" data-testid="announcer">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </VisuallyHidden>
  );
}

// One polite live region: a flight that begins and ends, and what became of the player's stakes.
import { VisuallyHidden } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';
import { useDesk } from './crash-context.tsx';
import type { OwnSlip } from './desk/crash-terms.ts';
import { printMultiplier } from './desk/multiplier-text.ts';

interface Line {
  readonly id: number;
  readonly text: string;
}

const linesKept = 4;

export function CrashAnnouncer() {
  const { t, money } = useArcade();
  const { store } = useDesk();
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    const say = (text: string) =>
      setLines((said) => [...said, { id: (said.at(-1)?.id ?? 0) + 1, text }].slice(-linesKept));
    const multiplier = (hundredths: number) => printMultiplier(hundredths, t.tag);
    const tellSlip = (slip: OwnSlip) => {
      if (slip.at !== null && slip.state !== 'lost')
        say(t('crash-play.taken-spoken', { at: multiplier(slip.at) }));
      const told = { amount: money(slip.payout), stake: money(slip.stake) };
      if (slip.free && slip.state === 'won') return say(t('arcade.free-bet-won', told));
      if (slip.free && slip.state === 'lost') return say(t('arcade.free-bet-lost'));
      if (slip.state === 'won') say(t('crash-play.won-spoken', told));
      if (slip.state === 'lost') say(t('crash-play.lost-spoken', { amount: money(slip.stake) }));
    };
    return store.subscribe(({ round, panels }, before) => {
      if (round !== null && round.state !== before.round?.state) {
        if (round.state === 'flying') say(t('crash-play.flight-spoken'));
        if (round.state === 'ended' && round.point !== null)
          say(t('crash-play.ended-spoken', { at: multiplier(round.point) }));
      }
      for (const [at, { slip }] of panels.entries())
        if (slip !== undefined && slip.state !== before.panels[at]?.slip?.state) tellSlip(slip);
    });
  }, [store, t, money]);
  return (
    <VisuallyHidden role="log" aria-live="polite" data-testid="announcer">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </VisuallyHidden>
  );
}

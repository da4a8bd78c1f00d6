// Where the jackpots stand on a page: nothing where the house offers none, and nothing waits for
// them.
import { Suspense } from 'react';
import { background } from '../../app/background.ts';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { useAwake } from '../../app/use-awake.ts';
import { useModule } from '../../app/status.ts';
import { JackpotWait } from './jackpot-wait.tsx';

const Board = lazyScreen(async () => (await background()).JackpotBoard, ['later']);

export function JackpotPlace() {
  const isOffered = useModule('JACKPOT3');
  const isAwake = useAwake();
  if (!isOffered) return null;
  if (!isAwake) return <JackpotWait />;
  return (
    <Suspense fallback={<JackpotWait />}>
      <Board />
    </Suspense>
  );
}

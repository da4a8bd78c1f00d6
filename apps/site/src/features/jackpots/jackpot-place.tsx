// The place of the jackpots on a page: nothing where they are not offered, and the page does not
// wait for them.
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

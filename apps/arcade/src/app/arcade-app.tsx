// The page of a game in its states: opening, refused, and the game itself.
import { Suspense, use } from 'react';
import { ArcadeProvider } from './arcade-context.tsx';
import { CurtainMark } from './curtain-mark.tsx';
import { GameScreen, hasScreen } from './game-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { OpenedArcade } from './open-arcade.ts';
import { StoppedCurtain } from './stopped-curtain.tsx';

export function ArcadeApp({ opening }: { opening: Promise<OpenedArcade> }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<CurtainMark />}>
        <OpenedGame opening={opening} />
      </Suspense>
    </ErrorBoundary>
  );
}

function OpenedGame({ opening }: { opening: Promise<OpenedArcade> }) {
  const { opening: outcome, launch, ...parts } = use(opening);
  const { t, bridge } = parts;
  const leave = bridge.framed ? () => bridge.tell({ type: 'exit' }) : undefined;
  if (outcome.state === 'refused') {
    const text = outcome.failure.message || t('arcade.offline-text');
    return <StoppedCurtain t={t} title={t('arcade.cannot-open')} text={text} leave={leave} />;
  }
  if (outcome.state === 'missing') {
    const text = t('arcade.open-from-lobby');
    return <StoppedCurtain t={t} title={t('arcade.cannot-open')} text={text} leave={leave} />;
  }
  const { gameCode } = outcome.session;
  if (!hasScreen(gameCode) || gameCode !== launch?.gameCode) {
    const text = t('arcade.game-not-here');
    return <StoppedCurtain t={t} title={t('arcade.cannot-open')} text={text} leave={leave} />;
  }
  return (
    <ArcadeProvider {...parts} session={outcome.session}>
      <GameScreen gameCode={gameCode} />
    </ArcadeProvider>
  );
}

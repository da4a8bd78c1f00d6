// Opening a game: who is not signed in is asked to first and then brought to the game.
import { goTo } from '../../app/address.tsx';
import { whenSignedIn } from '../../app/dialogs.ts';
import { useDemoSignIn } from '../../app/session/use-demo-sign-in.ts';
import { type GamePlace, gamePath } from './games.ts';

export function useOpenGame(game: GamePlace) {
  const demo = useDemoSignIn();
  const enter = () => goTo(gamePath(game));
  return {
    play: () => whenSignedIn(enter),
    tryForFree: () => demo.start(enter),
    isOpening: demo.isPending,
  };
}

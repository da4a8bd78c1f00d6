// Opens a game: a visitor is asked to sign in first and then brought to the game.
import { goTo } from '../../app/address.tsx';
import { whenSignedIn } from '../../app/dialogs.ts';
import { useDemoSignIn } from '../../app/session/use-demo-sign-in.ts';
import { showToast } from '@baize/ui';
import { currentText } from '../../app/texts/texts.ts';
import { type GamePlace, gamePath } from './games.ts';

/** A game that is closed for now shows a message and does not open. */
export function useOpenGame(game: GamePlace & { readonly maintenance?: boolean }) {
  const demo = useDemoSignIn();
  const enter = () => goTo(gamePath(game));
  return {
    play: () => {
      if (game.maintenance === true) showToast({ text: currentText()('catalogue.maintenance') });
      else whenSignedIn(enter);
    },
    tryForFree: () => demo.start(enter),
    isOpening: demo.isPending,
  };
}

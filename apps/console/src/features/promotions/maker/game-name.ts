// The name of one of our games by its code.
import { useText } from '../../../app/texts.ts';

export function useGameName() {
  const t = useText();
  return (code: string): string =>
    t.named(`slots.${code}`) ?? t.named(`crash.${code}`) ?? t.named(`instant.${code}`) ?? code;
}

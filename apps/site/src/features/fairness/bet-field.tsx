// The kind of bet of a round to check, asked only where a game has several.
import { gameOf } from '@baize/engines';
import { Field, Select } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import type { VerifyAsked } from './verify.ts';

interface BetFieldProps {
  entry: Pick<VerifyAsked, 'gameCode' | 'bet'>;
  onBet: (bet: string) => void;
}

export function BetField({ entry, onBet }: BetFieldProps) {
  const t = useText();
  const game = gameOf(entry.gameCode);
  const bets = Object.keys(game?.promises ?? {});
  if (bets.length < 2) return null;
  const options = bets.map((value) => ({
    value,
    label: t.named(`${game?.family}.bet-${value}`) ?? value,
  }));
  return (
    <Field label={t('fairness.bet')}>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={entry.bet}
          onChange={(event) => onBet(event.target.value)}
        />
      )}
    </Field>
  );
}

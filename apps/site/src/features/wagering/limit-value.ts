// The kinds of limit and how a value of each is written.
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';

export type Kind = 'deposit' | 'loss' | 'spend' | 'stake' | 'session';
export type Span = 'single' | 'session' | 'day' | 'week' | 'month';

/** Writes a limit's value: money, or minutes of a session. */
export function useValueText() {
  const t = useText();
  const money = useMoneyText();
  return (kind: Kind, value: string) =>
    kind === 'session' ? t('wagering.minutes', { minutes: Number(value) }) : money(value);
}

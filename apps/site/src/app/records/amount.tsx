// An amount of a record in the language's figures; a result is coloured and always bears its sign.
import { unitsOf } from '@baize/client';
import { Money } from '@baize/ui';
import { useMoneyText } from '../money-text.ts';

interface AmountProps {
  /** As a call of the family or one of our own writes it. */
  value: number | string;
  look?: 'plain' | 'change' | undefined;
  symbol?: string | undefined;
}

export function Amount({ value, look = 'plain', symbol }: AmountProps) {
  const { tag } = useMoneyText();
  const change = look === 'change' ? ({ tone: 'change', sign: 'always' } as const) : {};
  return <Money units={unitsOf(value)} locale={tag} {...(symbol ? { symbol } : {})} {...change} />;
}

// The promotions that may be taken with a deposit, or none; nothing where none is offered.
import { GiftIcon } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import type { Promotion } from './ways.ts';
import styles from './deposits.module.css';

interface PromotionChoiceProps {
  promotions: readonly Promotion[];
  /** Empty for none. */
  chosen: string;
  onChoose: (promotionId: string) => void;
}

export function PromotionChoice({ promotions, chosen, onChoose }: PromotionChoiceProps) {
  const t = useText();
  if (promotions.length === 0) return null;
  const none = { promotionId: '', name: t('deposits.no-promotion') };
  return (
    <fieldset className={styles['promotions']}>
      <legend>{t('deposits.promotion')}</legend>
      {[...promotions, none].map(({ promotionId, name }) => (
        <label key={promotionId} className={styles['promotion']}>
          <input
            type="radio"
            name="promotion"
            checked={promotionId === chosen}
            onChange={() => onChoose(promotionId)}
          />
          {promotionId === '' ? null : <GiftIcon aria-hidden="true" />}
          {name}
        </label>
      ))}
    </fieldset>
  );
}

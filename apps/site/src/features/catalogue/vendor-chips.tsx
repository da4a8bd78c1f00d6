// Choosing a vendor of a category, or all of them. Nothing is shown while there is only one.
import { Button } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { useLanes } from './lanes.ts';
import styles from './vendor-chips.module.css';

export interface VendorChipsProps {
  category: string;
  chosen: string | undefined;
  onChoose: (vendor: string | undefined) => void;
}

export function VendorChips({ category, chosen, onChoose }: VendorChipsProps) {
  const t = useText();
  const { data = [] } = useLanes();
  const cards = data.find(({ title }) => title === category)?.cards ?? [];
  if (cards.length < 2) return null;
  const all = [{ vassalage: undefined, displayName: t('catalogue.all-vendors') }, ...cards];
  return (
    <div className={styles['chips']} role="group" aria-label={t('catalogue.vendor')}>
      {all.map(({ vassalage, displayName }) => (
        <Button
          key={displayName}
          size="small"
          className={styles['chip']}
          aria-pressed={vassalage === chosen}
          onClick={() => onChoose(vassalage)}
        >
          {displayName}
        </Button>
      ))}
    </div>
  );
}

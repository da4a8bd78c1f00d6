// The places of the draw at which a play of the player's choice is laid.
import { Checkbox } from '@baize/ui';
import type { Play } from '@baize/engines';
import { useArcade } from '../../../app/arcade-context.tsx';
import { placesNeeded, togglePlace, type Pick } from '../picks/pick.ts';
import { placeText } from '../plays/play-text.ts';
import styles from './pad.module.css';

export interface PlaceChooserProps {
  play: Play;
  pick: Pick;
  onPick: (pick: Pick) => void;
}

export function PlaceChooser({ play, pick, onPick }: PlaceChooserProps) {
  const { t } = useArcade();
  const needed = placesNeeded(play, pick.form);
  if (needed === 0) return null;
  const places = Array.from({ length: play.form.positions?.of ?? 0 }, (_, place) => place);
  return (
    <fieldset className={styles['places']}>
      <legend>{t('lottery-play.choose-places', { count: needed })}</legend>
      {places.map((place) => (
        <Checkbox
          key={place}
          checked={pick.positions.includes(place)}
          onChange={() => onPick(togglePlace(pick, place))}
        >
          {placeText(t, play.kind.code, place + 1)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

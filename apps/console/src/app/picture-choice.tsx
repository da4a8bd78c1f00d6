// A choice among pictures: radio buttons that look as what they choose.
import type { ReactNode } from 'react';
import { RewardArt } from '@baize/ui';
import styles from './picture-choice.module.css';

export interface PictureChoiceProps {
  label: string;
  /** Names the group of radio buttons on its page. */
  name: string;
  pictures: readonly string[];
  value: string;
  nameOf: (picture: string) => string;
  onValue: (picture: string) => void;
  /** What stands after the pictures, as a way to send one. */
  children?: ReactNode;
}

export function PictureChoice(props: PictureChoiceProps) {
  const { label, name, pictures, value, nameOf, onValue, children } = props;
  return (
    <fieldset className={styles['choice']}>
      <legend>{label}</legend>
      <div className={styles['pictures']}>
        {pictures.map((picture) => (
          <label key={picture} className={styles['picture']} title={nameOf(picture)}>
            <input
              type="radio"
              name={name}
              aria-label={`${label}: ${nameOf(picture)}`}
              checked={picture === value}
              onChange={() => onValue(picture)}
            />
            <RewardArt picture={picture} sizes="110px" />
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}

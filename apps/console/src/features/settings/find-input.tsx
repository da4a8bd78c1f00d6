// Narrows a long page to what fits a word.
import { SearchIcon, TextInput } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './settings.module.css';

export interface FindInputProps {
  sought: string;
  onSeek: (sought: string) => void;
}

export function FindInput({ sought, onSeek }: FindInputProps) {
  const t = useText();
  return (
    <TextInput
      type="search"
      className={styles['find']}
      aria-label={t('settings.find')}
      placeholder={t('settings.find')}
      leading={<SearchIcon aria-hidden="true" />}
      value={sought}
      onChange={(event) => onSeek(event.target.value)}
    />
  );
}

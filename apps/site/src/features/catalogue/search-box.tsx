// A search among games: what is typed counts once typing pauses.
import { useEffect, useState } from 'react';
import { SearchIcon, TextInput } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';

const pauseMilliseconds = 250;

export interface SearchBoxProps {
  name: string;
  onName: (name: string) => void;
  className?: string | undefined;
}

export function SearchBox({ name, onName, className }: SearchBoxProps) {
  const t = useText();
  const [typed, setTyped] = useState(name);
  useEffect(() => {
    if (typed === name) return undefined;
    const timer = setTimeout(() => onName(typed), pauseMilliseconds);
    return () => clearTimeout(timer);
  });
  return (
    <TextInput
      className={className}
      type="search"
      role="searchbox"
      value={typed}
      maxLength={80}
      aria-label={t('catalogue.search-games')}
      placeholder={t('catalogue.search-games')}
      leading={<SearchIcon aria-hidden="true" />}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

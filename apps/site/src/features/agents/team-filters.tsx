// Filters for a list of the team: a part of a username, sent when it is entered in full.
import { type SyntheticEvent, useState } from 'react';
import { IconButton, SearchIcon, TextInput, XIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import styles from './agents.module.css';

interface NameSearchProps {
  name: string;
  onName: (name: string) => void;
}

const longest = 64;

export function NameSearch({ name, onName }: NameSearchProps) {
  const t = useText();
  const [typed, setTyped] = useState(name);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onName(typed.trim());
  };
  const empty = () => {
    setTyped('');
    onName('');
  };
  return (
    <form role="search" className={styles['search']} onSubmit={submit}>
      <TextInput
        aria-label={t('agents.search-hint')}
        placeholder={t('agents.search-hint')}
        maxLength={longest}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        trailing={
          typed === '' ? undefined : (
            <IconButton
              size="small"
              label={t('agents.show-everybody')}
              icon={<XIcon />}
              onClick={empty}
            />
          )
        }
      />
      <IconButton type="submit" label={t('shell.search')} icon={<SearchIcon />} />
    </form>
  );
}

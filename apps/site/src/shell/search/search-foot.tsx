// The footer of the search: the keys, and a button to clear earlier searches.
import { Button, TrashIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import styles from './search.module.css';

const keys = [
  { caps: ['↑', '↓'], text: 'search.key-choose' },
  { caps: ['↵'], text: 'search.key-open' },
  { caps: ['Esc'], text: 'search.key-close' },
] as const;

export function SearchFoot({ onForget }: { onForget: (() => void) | undefined }) {
  const t = useText();
  return (
    <div className={styles['foot']}>
      <p className={styles['keys']} aria-hidden="true">
        {keys.map(({ caps, text }) => (
          <span key={text}>
            {caps.map((cap) => (
              <kbd key={cap}>{cap}</kbd>
            ))}
            {t(text)}
          </span>
        ))}
      </p>
      {onForget === undefined ? null : (
        <Button kind="ghost" size="small" icon={<TrashIcon />} onClick={onForget}>
          {t('search.clear')}
        </Button>
      )}
    </div>
  );
}

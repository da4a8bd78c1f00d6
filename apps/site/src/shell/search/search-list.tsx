// The search results, in groups, as one list to choose from. The pointer chooses as it moves, a
// press opens; the entry chosen by keys is always in sight.
import { classNames, SpadeIcon, TileArt, usePicture } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { CategoryIcon } from '../../features/catalogue/category-icon.tsx';
import { artOf, defaultArtOf } from '../../features/catalogue/games.ts';
import type { Entry, Group } from './found.ts';
import styles from './search.module.css';

export interface SearchListProps {
  id: string;
  optionOf: (entry: string) => string;
  groups: readonly Group[];
  /** The entry that Enter opens. */
  active: string | undefined;
  isWaiting: boolean;
  onChoose: (entry: string) => void;
  onOpen: (entry: Entry) => void;
}

function Sign({ address }: { address: string }) {
  const { isMissing, attempt, onError } = usePicture(address);
  if (address === '' || isMissing) return <SpadeIcon aria-hidden="true" />;
  return <img key={attempt} src={address} alt="" width={32} height={32} onError={onError} />;
}

function Picture({ picture }: Pick<Entry, 'picture'>) {
  if ('game' in picture)
    return <TileArt art={artOf(picture.game)} instead={defaultArtOf(picture.game)} />;
  if ('sign' in picture) return <Sign address={picture.sign} />;
  if ('category' in picture) return <CategoryIcon category={picture.category} />;
  const { icon: Icon } = picture;
  return <Icon aria-hidden="true" />;
}

const bringIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

interface OptionProps extends Pick<SearchListProps, 'optionOf' | 'onChoose' | 'onOpen'> {
  entry: Entry;
  isActive: boolean;
}

function Option({ entry, isActive, optionOf, onChoose, onOpen }: OptionProps) {
  const { id, name, fact, picture } = entry;
  return (
    // The box above holds the focus and hears the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={isActive ? bringIntoView : undefined}
      id={optionOf(id)}
      role="option"
      aria-selected={isActive}
      className={styles['entry']}
      onPointerMove={() => {
        if (!isActive) onChoose(id);
      }}
      onClick={() => onOpen(entry)}
    >
      <span className={classNames(styles['picture'], 'game' in picture && styles['tile'])}>
        <Picture picture={picture} />
      </span>
      <span className={styles['words']}>
        <b>{name}</b>
        {fact === '' ? null : <span>{fact}</span>}
      </span>
    </div>
  );
}

export function SearchList({ id, groups, active, isWaiting, ...actions }: SearchListProps) {
  const t = useText();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('search.results')}
      aria-busy={isWaiting}
      className={styles['list']}
      hidden={groups.length === 0}
    >
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={t(title)} className={styles['group']}>
          <p className={styles['title']} role="presentation" aria-hidden="true">
            {t(title)}
          </p>
          {entries.map((entry) => (
            <Option key={entry.id} entry={entry} isActive={entry.id === active} {...actions} />
          ))}
        </div>
      ))}
    </div>
  );
}

// The friend whose doings gave a reward, and why staff have to decide about it.
import { Link } from 'react-router';
import { Status } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import type { StaffClaim } from './staff-promotion.ts';
import styles from './promotions.module.css';

type OfFriend = Pick<StaffClaim, 'friend' | 'heldFor'>;

/** Undefined: nothing holds it. */
export function useHeldWords() {
  const t = useText();
  return ({ heldFor }: Pick<OfFriend, 'heldFor'>): string | undefined => {
    if (heldFor.length === 0) return undefined;
    const links = heldFor.map((link) => t(`console.promotions.link-${link}`));
    const list = new Intl.ListFormat(t.tag, { type: 'conjunction' }).format(links);
    return `${t('console.promotions.held-for')} ${list}`;
  };
}

export function ClaimFriend({ claim: { friend, heldFor } }: { claim: OfFriend }) {
  const t = useText();
  const held = useHeldWords()({ heldFor });
  if (friend === null) return null;
  return (
    <div className={styles['stack']}>
      <Link to={`/members/${friend.playerId}`} className={styles['link']}>
        {t('console.promotions.friend', { name: friend.username })}
      </Link>
      {held === undefined ? null : (
        <div className={styles['held']}>
          <Status kind="waiting">{held}</Status>
        </div>
      )}
    </div>
  );
}

// A vendor in a list: its sign, its name, and whether it is hot or under maintenance. It leads to
// the vendor's games or straight into its game; while that is closed, only to the list.
import { classNames, FlameIcon, showToast, SpadeIcon, usePicture } from '@baize/ui';
import type { MouseEvent } from 'react';
import { goTo } from '../../app/address.tsx';
import { whenSignedIn } from '../../app/dialogs.ts';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import type { VendorCard } from './lanes.ts';
import { openVendorPopup } from './vendor-popup.ts';
import { wayOf } from './vendor-way.ts';
import styles from './vendor-link.module.css';

const hot = 1;

function VendorSign({ address }: { address: string }) {
  const { isMissing, attempt, onError } = usePicture(address);
  if (address === '' || isMissing) return <SpadeIcon aria-hidden="true" />;
  return (
    <img
      key={attempt}
      src={address}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      onError={onError}
    />
  );
}

export function VendorLink({ card, onClick }: { card: VendorCard; onClick?: () => void }) {
  const t = useText();
  const way = wayOf(card);
  if (way === undefined) return null;
  const { kind, path } = way;
  const press = (event: MouseEvent) => {
    onClick?.();
    if (kind === 'list') return;
    event.preventDefault();
    if (card.maintenance) return showToast({ text: t('catalogue.maintenance') });
    if (kind === 'popup') openVendorPopup(card);
    else whenSignedIn(() => goTo(path));
    return undefined;
  };
  return (
    <SiteLink
      to={path}
      className={classNames(styles['vendor'], card.maintenance && styles['closed'])}
      onClick={press}
    >
      <span className={styles['sign']}>
        <VendorSign address={card.lagerIcon} />
      </span>
      <span className={styles['name']}>{card.displayName}</span>
      {card.maintenance ? (
        <span className={styles['note']}>{t('catalogue.maintenance')}</span>
      ) : null}
      {card.isHot === hot && !card.maintenance ? (
        <span className={styles['hot']}>
          <FlameIcon aria-hidden="true" />
          {t('catalogue.hot')}
        </span>
      ) : null}
    </SiteLink>
  );
}

// A vendor's games as a list above the page: a search among them, and each game a tile.
import { useState } from 'react';
import { Dialog, EmptyState } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { GameShelf } from './game-shelf.tsx';
import { SearchBox } from './search-box.tsx';
import { closeVendorPopup, useVendorPopup } from './vendor-popup.ts';
import styles from './vendor-popup-dialog.module.css';

export function VendorPopupDialog() {
  const t = useText();
  const [name, setName] = useState('');
  const { card } = useVendorPopup();
  if (card === undefined) return null;
  return (
    <Dialog
      open
      size="large"
      title={card.displayName}
      closeLabel={t('shell.close')}
      onClose={closeVendorPopup}
    >
      <div className={styles['games']}>
        <SearchBox name={name} onName={setName} />
        <GameShelf
          gameType={card.gameType}
          vassalage={card.vassalage}
          gameName={name}
          classes={[]}
          isCompact
          whenNone={<EmptyState>{t('catalogue.no-games')}</EmptyState>}
          onOpen={closeVendorPopup}
        />
      </div>
    </Dialog>
  );
}

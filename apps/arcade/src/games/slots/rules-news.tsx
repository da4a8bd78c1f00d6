// The notice of changed rules since the player's last round: shown once, before the next stake,
// with a link to the rules. Until it is answered no key and no press reaches the table behind it.
import { Button, Dialog } from '@baize/ui';
import { useState } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';
import { useDesk } from './slot-context.tsx';

export function RulesNews({ onRead }: { onRead: () => void }) {
  const { t, store } = useArcade();
  const { gameCode, gameVersion, sessionSince, lastRound } = useDesk((state) => state.terms);
  const isReady = useDesk((state) => state.phase === 'ready');
  const key = `rules-told:${gameCode}`;
  const told = `${sessionSince} ${gameVersion}`;
  const [open, setOpen] = useState(
    () => lastRound !== null && lastRound.gameVersion !== gameVersion && store.read(key) !== told,
  );
  const pass = () => {
    store.write(key, told);
    setOpen(false);
  };
  const read = () => {
    pass();
    onRead();
  };
  return (
    <Dialog
      open={open && isReady}
      onClose={pass}
      closesOnOutside={false}
      title={t('arcade.rules-changed-title')}
      closeLabel={t('arcade.close')}
      size="small"
      footer={
        <>
          <Button onClick={pass}>{t('arcade.play-on')}</Button>
          <Button kind="primary" onClick={read} data-autofocus>
            {t('slots.rules')}
          </Button>
        </>
      }
    >
      <p>{t('arcade.rules-news-text')}</p>
    </Dialog>
  );
}

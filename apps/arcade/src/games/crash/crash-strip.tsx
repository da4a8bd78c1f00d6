// The strip above a crash game: the balance, sound, the menu and the way out. Play money says so at
// all times.
import { classNames, IconButton, MenuIcon, Volume2Icon, VolumeXIcon, XIcon } from '@baize/ui';
import { useStore } from 'zustand';
import { useArcade } from '../../app/arcade-context.tsx';
import { soundSettings, toggleSound } from '../../sound/sound-settings.ts';
import { useCrash } from './crash-context.tsx';
import styles from '../../frame/session-strip.module.css';
import room from './crash-room.module.css';

export interface CrashStripProps {
  name: string;
  onMenu: () => void;
}

export function CrashStrip({ name, onMenu }: CrashStripProps) {
  const { t, money, bridge } = useArcade();
  const demo = useCrash((state) => state.terms.demo);
  const balance = useCrash((state) => state.balance);
  const soundOn = useStore(soundSettings, ({ on }) => on);
  return (
    <header className={classNames(styles['strip'], room['strip'])}>
      <h1 className={styles['name']}>{name}</h1>
      {demo ? (
        <span className={styles['demo']} title={t('arcade.demo-text')}>
          {t('arcade.demo')}
        </span>
      ) : null}
      <dl className={styles['facts']}>
        <div>
          <dt>{t('arcade.balance')}</dt>
          <dd>
            <bdi>{money(balance)}</bdi>
          </dd>
        </div>
      </dl>
      <IconButton
        size="small"
        label={t(soundOn ? 'arcade.sound-off' : 'arcade.sound-on')}
        icon={soundOn ? <Volume2Icon /> : <VolumeXIcon />}
        onClick={toggleSound}
      />
      <IconButton size="small" label={t('arcade.menu')} icon={<MenuIcon />} onClick={onMenu} />
      {bridge.framed ? (
        <IconButton
          size="small"
          label={t('arcade.leave')}
          icon={<XIcon />}
          onClick={() => bridge.tell({ type: 'exit' })}
        />
      ) : null}
    </header>
  );
}

// The strip above a game: how long the session lasts and what it has brought so far, always in
// view, beside sound, full screen and the menu. Play money says so at all times.
import {
  IconButton,
  MaximizeIcon,
  MenuIcon,
  MinimizeIcon,
  Volume2Icon,
  VolumeXIcon,
} from '@baize/ui';
import { classNames } from '@baize/ui';
import { formatElapsed } from '@baize/i18n';
import type { Units } from '@baize/money';
import { useStore } from 'zustand';
import { useArcade } from '../app/arcade-context.tsx';
import { soundSettings, toggleSound } from '../sound/sound-settings.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useNow } from './use-now.ts';
import styles from './session-strip.module.css';

export interface SessionStripProps {
  name: string;
  since: number;
  net: Units;
  demo: boolean;
  onMenu: () => void;
}

export function SessionStrip({ name, since, net, demo, onMenu }: SessionStripProps) {
  const { t, money, bridge } = useArcade();
  const now = useNow(1000);
  const soundOn = useStore(soundSettings, ({ on }) => on);
  const screen = useFullScreen();
  return (
    <div className={styles['strip']}>
      <h1 className={styles['name']}>{name}</h1>
      {demo ? (
        <span className={styles['demo']} title={t('arcade.demo-text')}>
          {t('arcade.demo')}
        </span>
      ) : null}
      <dl className={styles['facts']}>
        <div>
          <dt>{t('arcade.session-time')}</dt>
          <dd>{formatElapsed(now - since)}</dd>
        </div>
        <div>
          <dt>{t('arcade.session-net')}</dt>
          <dd className={classNames(net > 0n && styles['gain'])}>
            {money(net, { sign: 'always' })}
          </dd>
        </div>
      </dl>
      <IconButton
        size="small"
        label={t(soundOn ? 'arcade.sound-off' : 'arcade.sound-on')}
        icon={soundOn ? <Volume2Icon /> : <VolumeXIcon />}
        onClick={toggleSound}
      />
      {/* The site around a framed game fills the screen with it. */}
      {screen.possible && !bridge.framed ? (
        <IconButton
          size="small"
          className={styles['wide']}
          label={t(screen.full ? 'arcade.full-screen-end' : 'arcade.full-screen')}
          icon={screen.full ? <MinimizeIcon /> : <MaximizeIcon />}
          onClick={screen.toggle}
        />
      ) : null}
      <IconButton size="small" label={t('arcade.menu')} icon={<MenuIcon />} onClick={onMenu} />
    </div>
  );
}

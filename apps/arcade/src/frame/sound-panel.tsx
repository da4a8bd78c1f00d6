// Sound settings: on or off, and three volumes.
import { Switch } from '@baize/ui';
import { useStore } from 'zustand';
import { useArcade } from '../app/arcade-context.tsx';
import { soundSettings, toggleSound, type SoundChannel } from '../sound/sound-settings.ts';
import styles from './panels.module.css';

const channels: readonly SoundChannel[] = ['master', 'music', 'effects'];

export function SoundPanel() {
  const { t } = useArcade();
  const settings = useStore(soundSettings);
  return (
    <div className={styles['stack']}>
      <Switch checked={settings.on} onChange={toggleSound}>
        {t('arcade.sound-play')}
      </Switch>
      {channels.map((channel) => (
        <label key={channel} className={styles['slider']}>
          <span>{t(`arcade.volume-${channel}`)}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={settings[channel]}
            disabled={!settings.on}
            onChange={(event) => soundSettings.setState({ [channel]: event.target.valueAsNumber })}
          />
        </label>
      ))}
    </div>
  );
}

// The strip above a lottery: what today has brought so far, the balance, sound and the way out.
// Play money says so at all times.
import { unitsOf } from '@baize/client';
import { classNames, IconButton, Volume2Icon, VolumeXIcon, XIcon } from '@baize/ui';
import { useStore } from 'zustand';
import { useArcade } from '../../app/arcade-context.tsx';
import { soundSettings, toggleSound } from '../../sound/sound-settings.ts';
import { useDesk, useLottery } from './lottery-context.tsx';
import { useToday } from './slips/today.tsx';
import styles from '../../frame/session-strip.module.css';
import room from './lottery-room.module.css';

export function LotteryStrip() {
  const { t, money, bridge } = useArcade();
  const { name } = useLottery();
  const demo = useDesk((state) => state.terms.demo);
  const balance = useDesk((state) => state.balance);
  const soundOn = useStore(soundSettings, ({ on }) => on);
  const today = useToday();
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
        {today === undefined ? null : (
          <div>
            <dt>{t('lottery-play.today')}</dt>
            <dd>
              <bdi>{money(unitsOf(today.payout) - unitsOf(today.stake), { sign: 'always' })}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <IconButton
        size="small"
        label={t(soundOn ? 'arcade.sound-off' : 'arcade.sound-on')}
        icon={soundOn ? <Volume2Icon /> : <VolumeXIcon />}
        onClick={toggleSound}
      />
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

// The controls of a slot: balance, win, stake, spin, and where the house allows them automatic play
// and turbo. While a round is on, only what ends it early may be pressed.
import { IconButton, InfoIcon, PlayIcon, RotateCwIcon, SquareIcon, ZapIcon } from '@baize/ui';
import { classNames } from '@baize/ui';
import { useArcade } from '../../app/arcade-context.tsx';
import { CountUp } from '../../frame/count-up.tsx';
import { Meter } from '../../frame/meter.tsx';
import { RoundButton } from '../../frame/round-button.tsx';
import { StakeStepper } from '../../frame/stake-stepper.tsx';
import { nextFree } from './desk/free-rounds.ts';
import { useDesk, useSlot } from './slot-context.tsx';
import styles from './slot-controls.module.css';

export interface SlotControlsProps {
  onHelp: () => void;
  /** Automatic play is to be set up. */
  onPlan: () => void;
}

export function SlotControls({ onHelp, onPlan }: SlotControlsProps) {
  const { t, money } = useArcade();
  const { desk, play } = useSlot();
  const { terms, stake, phase, auto, sessionLost } = useDesk((state) => state);
  const balance = useDesk((state) => state.balance);
  const still = phase === 'ready' && !sessionLost;
  return (
    <div className={styles['controls']}>
      <WinMeter />
      <Meter label={t('arcade.balance')} className={styles['balance']}>
        {money(balance)}
      </Meter>
      <div className={styles['stake']}>
        <StakeStepper
          stakes={terms.stakes}
          stake={stake}
          disabled={!still || auto !== null}
          onStep={(step) => {
            play('press');
            desk.stepStake(step);
          }}
          onChoose={(chosen) => desk.setStake(chosen)}
        />
      </div>
      <div className={styles['round']}>
        <div className={styles['before']}>
          <IconButton
            className={styles['side']}
            label={t('slots.paytable')}
            icon={<InfoIcon />}
            onClick={onHelp}
          />
          {terms.autoplayAllowed ? (
            <IconButton
              className={styles['side']}
              label={t('slots.autoplay')}
              icon={<PlayIcon />}
              disabled={!still || auto !== null}
              onClick={onPlan}
            />
          ) : null}
        </div>
        <SpinButton />
        <div className={styles['after']}>{terms.turboAllowed ? <TurboButton /> : null}</div>
      </div>
    </div>
  );
}

function WinMeter() {
  const { t, money } = useArcade();
  const win = useDesk((state) => state.win);
  const told = useDesk((state) => state.told);
  const nothing = win.to === 0n;
  const isGain = win.tier !== 'returned';
  const label = t(isGain ? 'arcade.win' : 'arcade.returned');
  return (
    <Meter
      label={label}
      look={isGain ? 'win' : 'returned'}
      className={classNames(styles['win'], nothing && styles['none'])}
    >
      {nothing ? money(0n) : <CountUp {...win} durationMs={told ? 0 : win.durationMs} />}
    </Meter>
  );
}

function SpinButton() {
  const { t } = useArcade();
  const { desk } = useSlot();
  const { phase, auto, sessionLost, freeRounds, stake } = useDesk((state) => state);
  if (auto !== null) {
    return (
      <RoundButton
        label={t('slots.autoplay-stop', { count: auto.left })}
        disabled={false}
        busy={false}
        className={styles['spin']}
        onPress={() => desk.stopAuto()}
      >
        <SquareIcon />
        <span className={styles['count']}>{auto.left}</span>
      </RoundButton>
    );
  }
  const busy = phase !== 'ready';
  const name = nextFree(freeRounds, stake) === undefined ? 'spin' : 'spin-free';
  return (
    <RoundButton
      label={t(`slots.${busy ? 'spinning' : name}`)}
      disabled={busy || sessionLost}
      busy={phase === 'waiting'}
      className={styles['spin']}
      onPress={() => desk.spin()}
    >
      <RotateCwIcon />
    </RoundButton>
  );
}

function TurboButton() {
  const { t } = useArcade();
  const { desk } = useSlot();
  const turbo = useDesk((state) => state.turbo);
  return (
    <IconButton
      className={classNames(styles['side'], turbo && styles['on'])}
      label={t('slots.turbo')}
      icon={<ZapIcon />}
      aria-pressed={turbo}
      onClick={() => desk.setTurbo(!turbo)}
    />
  );
}

// The free rounds of the player above the controls: how many are left at which stake, until when,
// and what they win. At another stake a press chooses theirs.
import { unitsOf } from '@baize/client';
import { formatDateTime } from '@baize/i18n';
import { Button, GiftIcon } from '@baize/ui';
import { useArcade } from '../../app/arcade-context.tsx';
import { nextFree } from './desk/free-rounds.ts';
import { useDesk, useSlot } from './slot-context.tsx';
import styles from './free-rounds-bar.module.css';

export function FreeRoundsBar() {
  const { t, money } = useArcade();
  const { desk } = useSlot();
  const { freeRounds, stake, phase, auto, terms } = useDesk((state) => state);
  const next = nextFree(freeRounds, stake);
  const shown = next ?? freeRounds[0];
  if (shown === undefined) return null;
  const own = terms.stakes.find((one) => unitsOf(one) === unitsOf(shown.stake));
  const until = formatDateTime(shown.expiresAt, { tag: t.tag });
  return (
    <section
      className={styles['bar']}
      aria-label={t('slots.free-rounds')}
      data-next={next !== undefined}
    >
      <GiftIcon aria-hidden="true" />
      <p>
        <b>
          {t('slots.free-rounds-left', { count: shown.left, stake: money(unitsOf(shown.stake)) })}
        </b>
        <small>
          {t(`slots.free-rounds-pay-${shown.pays}`)} {t('slots.free-rounds-until', { date: until })}
        </small>
      </p>
      {next === undefined && own !== undefined ? (
        <Button
          size="small"
          kind="primary"
          disabled={phase !== 'ready' || auto !== null}
          onClick={() => desk.setStake(own)}
        >
          {t('slots.free-rounds-choose')}
        </Button>
      ) : null}
    </section>
  );
}

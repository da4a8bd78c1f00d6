// The rounds of this session, newest first; each can be watched again from its own events.
import { Button, VisuallyHidden } from '@baize/ui';
import { formatTime } from '@baize/i18n';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useDesk, useSlot } from '../slot-context.tsx';
import styles from './history-panel.module.css';

export function HistoryPanel({ onReplay }: { onReplay: () => void }) {
  const { t, money } = useArcade();
  const { desk } = useSlot();
  const history = useDesk((state) => state.history);
  const busy = useDesk((state) => state.phase !== 'ready');
  if (history.length === 0) return <p className={styles['mute']}>{t('arcade.history-empty')}</p>;
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('arcade.column-time')}</th>
          <th scope="col">{t('arcade.column-stake')}</th>
          <th scope="col">{t('arcade.column-payout')}</th>
          <th scope="col">
            <VisuallyHidden>{t('arcade.history-replay')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {history.map((round) => {
          const time = formatTime(round.settledAt, { tag: t.tag });
          return (
            <tr key={round.roundId}>
              <td>{time}</td>
              <td>{money(round.stake)}</td>
              <td className={styles['payout']}>{money(round.payout)}</td>
              <td>
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={t('arcade.history-replay-of', { time })}
                  onClick={() => {
                    onReplay();
                    desk.replay(round);
                  }}
                >
                  {t('arcade.history-replay')}
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

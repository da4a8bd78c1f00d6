// The round of a link: filled in when its seed is revealed, with a button to reveal it when not.
import { useQuery } from '@tanstack/react-query';
import { unitsOf, unwrap } from '@baize/client';
import { printUnits } from '@baize/money';
import { Button, Card } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { failureText } from '../../app/failure-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { FormNote } from './form-note.tsx';
import { useReveal } from './own-seeds.tsx';
import { saveReceipt, type Receipt } from './receipt.ts';
import styles from './fairness.module.css';

/** The player's own round of this id. */
export function useRound(roundId: string | null, isSignedIn: boolean) {
  return useQuery({
    queryKey: ['fairness', 'round', roundId],
    queryFn: async (): Promise<Receipt> =>
      unwrap(await client.wagering.getRound({ roundId: roundId ?? '' })),
    enabled: isSignedIn && roundId !== null,
  });
}

export function RoundNotice({ round }: { round: Receipt }) {
  const t = useText();
  const reveal = useReveal();
  const save = (
    <Button size="small" onClick={() => saveReceipt(round)}>
      {t('fairness.save-receipt')}
    </Button>
  );
  if (round.serverSeed !== null) {
    return (
      <Card title={t('fairness.round-of', { id: round.roundId })} aside={save}>
        <p className={styles['why']}>{round.commitment}</p>
        <FreeNote round={round} />
      </Card>
    );
  }
  return (
    <Card title={t('fairness.still-hidden-title')} aside={save}>
      <div className={styles['form']}>
        <p className={styles['why']}>{t('fairness.still-hidden')}</p>
        <FreeNote round={round} />
        <FormNote text={reveal.isError ? failureText(t, reveal.error) : ''} />
        <Button kind="primary" loading={reveal.isPending} onClick={() => reveal.mutate('')}>
          {t('fairness.reveal-button')}
        </Button>
      </div>
    </Card>
  );
}

/** The payout that is checked is the game's: of a free bet the stake in it is not the player's. */
function FreeNote({ round: { free, payout, stake } }: { round: Receipt }) {
  const t = useText();
  const money = useMoneyText();
  if (free?.kind !== 'bet') return null;
  const won = unitsOf(payout) > unitsOf(stake) ? unitsOf(payout) - unitsOf(stake) : 0n;
  const told = { payout: money(payout), stake: money(stake), won: money(printUnits(won, 2)) };
  return <p className={styles['why']}>{t('fairness.free-bet', told)}</p>;
}

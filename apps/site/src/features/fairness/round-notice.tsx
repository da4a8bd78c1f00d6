// The round of a link: filled in when its seed is revealed, with a button to reveal it when not.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Card } from '@baize/ui';
import { client } from '../../app/client.ts';
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
      </Card>
    );
  }
  return (
    <Card title={t('fairness.still-hidden-title')} aside={save}>
      <div className={styles['form']}>
        <p className={styles['why']}>{t('fairness.still-hidden')}</p>
        <FormNote text={reveal.isError ? failureText(t, reveal.error) : ''} />
        <Button kind="primary" loading={reveal.isPending} onClick={() => reveal.mutate('')}>
          {t('fairness.reveal-button')}
        </Button>
      </div>
    </Card>
  );
}

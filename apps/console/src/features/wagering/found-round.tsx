// The member's round that was searched for by its number, above the others. An address may name
// any member and round, so another member's round is not shown.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Card } from '@baize/ui';
import { client } from '../../app/client.ts';
import { type Fact, Figures } from '../../app/figures.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';

export function FoundRound({ memberId, number }: { memberId: string; number: string }) {
  const t = useText();
  const { money, moment } = useShow();
  const { data: found } = useQuery({
    queryKey: ['rounds', 'number', number],
    queryFn: async () => unwrap(await client.wagering.findRoundsByNumber({ number })).list,
  });
  const round = found?.find(({ playerId }) => playerId === memberId);
  if (!round) return null;
  const { currency, settledAt } = round;
  const facts: Fact[] = [
    [t('operator.game'), [round.vendor, round.gameCode].filter(Boolean).join(' · ')],
    [t('operator.state'), t(`wagering.state-${round.state}`)],
    [t('operator.stake'), money(round.stake, currency)],
    [t('operator.payout'), money(round.payout, currency)],
    [t('operator.round-opened'), moment(round.openedAt)],
    [t('operator.round-settled'), settledAt === null ? '–' : moment(settledAt)],
  ];
  return (
    <Card title={`${t('operator.round')} ${round.roundId}`}>
      <Figures facts={facts} />
    </Card>
  );
}

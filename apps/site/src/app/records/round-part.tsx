// A round as a record opens it: its numbers, its times, what it came to, every message of a vendor,
// and the way to check it.
import type { OutputOf, wagering } from '@baize/contract';
import { formatDateTime } from '@baize/i18n';
import { Status } from '@baize/ui';
import { useMoneyText } from '../money-text.ts';
import { SiteLink } from '../site-link.tsx';
import { useText } from '../texts/texts.ts';
import { Facts, Part } from './facts.tsx';
import styles from './filters.module.css';

export type ReferencedRound = OutputOf<typeof wagering.findReference>['list'][number];

export const roundLooks = { open: 'waiting', settled: 'good', void: 'neutral' } as const;

export function RoundPart({ round }: { round: ReferencedRound }) {
  const t = useText();
  const money = useMoneyText();
  const at = (moment: number | null) =>
    moment === null ? '' : formatDateTime(moment, { tag: money.tag });
  return (
    <Part title={round.gameName}>
      <Facts
        facts={[
          [t('wagering.round'), round.roundId],
          [t('wallet.order'), round.orderId],
          [t('wallet.issue'), round.eventId],
          [
            t('wallet.state'),
            <Status key="state" kind={roundLooks[round.state]}>
              {t(`wagering.state-${round.state}`)}
            </Status>,
          ],
          [t('wagering.stake'), money(round.stake)],
          ...(round.free
            ? [[t('wagering.stake-by'), t(`wagering.free-${round.free.kind}`)] as const]
            : []),
          [t('wagering.payout'), money(round.payout)],
          [t('wallet.opened-at'), at(round.openedAt)],
          [t('wallet.settled-at'), at(round.settledAt)],
          ...round.messages.map(
            (message) =>
              [
                `${t(`wallet.message-${message.kind}`)} ${message.number}`,
                `${money(message.amount)} ${message.refused}`.trim(),
              ] as const,
          ),
        ]}
      />
      {round.verifiable ? (
        <SiteLink className={styles['link']} to={`/fairness?round=${round.roundId}`}>
          {t('wagering.verify')}
        </SiteLink>
      ) : null}
    </Part>
  );
}

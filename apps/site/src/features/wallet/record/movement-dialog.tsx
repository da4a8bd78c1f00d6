// A movement in full: every purse before and after it, and the deposit, withdrawal or rounds that
// it came from.
import { formatDateTime } from '@baize/i18n';
import { CopyText, Dialog, Skeleton } from '@baize/ui';
import { useMoneyText } from '../../../app/money-text.ts';
import { Facts, Part, Parts } from '../../../app/records/facts.tsx';
import { LoadFailure } from '../../../app/records/load-failure.tsx';
import { RoundPart } from '../../../app/records/round-part.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { nameOf, type MovementInFull, useMovement, useRounds } from './movements.ts';

export function MovementDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const { data, error, refetch } = useMovement(id);
  const title = data ? nameOf(t, data.event, data.event) : t('wallet.movement');
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('shell.close')}>
      {data ? <InFull movement={data} /> : null}
      {data === undefined && error === null ? <Skeleton shape="block" /> : null}
      {error === null ? null : <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Dialog>
  );
}

function InFull({ movement }: { movement: MovementInFull }) {
  const t = useText();
  const money = useMoneyText();
  const { data: rounds = [] } = useRounds(movement);
  const tag = money.tag;
  const copy = { copyLabel: t('wallet.copy'), copiedLabel: t('wallet.copied') };
  return (
    <Parts>
      <Facts
        facts={[
          [t('wallet.time'), formatDateTime(movement.at, { tag })],
          [t('wallet.amount'), money(movement.amount)],
          [t('wallet.balance'), `${money(movement.before)} → ${money(movement.after)}`],
          [t('wallet.movement-number'), <CopyText key="id" text={movement.id} {...copy} />],
          [t('wallet.reference'), <CopyText key="ref" text={movement.reference} {...copy} />],
        ]}
      />
      <Origin movement={movement} />
      {rounds.map((round) => (
        <RoundPart key={round.roundId} round={round} />
      ))}
      {movement.purses.length > 1 ? <Purses movement={movement} /> : null}
    </Parts>
  );
}

function Purses({ movement }: { movement: MovementInFull }) {
  const t = useText();
  const money = useMoneyText();
  return (
    <Part title={t('wallet.movement-purses')}>
      <Facts
        facts={movement.purses.map(({ account, before, after }) => [
          t.named(`wallet.purse-${account}`) ?? account,
          `${money(before)} → ${money(after)}`,
        ])}
      />
    </Part>
  );
}

function Origin({ movement: { deposit, withdrawal } }: { movement: MovementInFull }) {
  const t = useText();
  const money = useMoneyText();
  const at = (moment: number | null) =>
    moment === null ? '' : formatDateTime(moment, { tag: money.tag });
  if (deposit)
    return (
      <Part title={t('wallet.deposit')}>
        <Facts
          facts={[
            [t('wallet.state'), t(`deposits.state-${deposit.state}`)],
            [t('wallet.asked-for'), money(deposit.requested)],
            [t('wallet.step-started'), at(deposit.requestedAt)],
            [t('wallet.step-credited'), at(deposit.settledAt)],
            [t('wallet.way'), deposit.provider],
            [t('wallet.provider-reference'), deposit.providerRef],
          ]}
        />
      </Part>
    );
  if (!withdrawal) return null;
  const { bankName: bank, numberEnd } = withdrawal;
  return (
    <Part title={t('wallet.withdraw')}>
      <Facts
        facts={[
          [t('wallet.state'), t.named(`wallet.step-of-${withdrawal.state}`) ?? withdrawal.state],
          [t('wallet.amount'), money(withdrawal.amount)],
          [t('wallet.account'), t('wallet.card-ending', { bank, number: `…${numberEnd}` })],
          [t('wallet.step-requested'), at(withdrawal.requestedAt)],
          [t('wallet.step-sent'), at(withdrawal.paidAt)],
        ]}
      />
    </Part>
  );
}

// Shows who looks at the withdrawal, with a button to take it or leave it to others.
import { unwrap } from '@baize/client';
import { Badge, Button, EyeIcon } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { useStaffStore } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { useChange } from '../../../app/use-change.ts';
import type { DeskCase } from '../names.ts';
import styles from './desk.module.css';

export function useClaim() {
  return useChange(['withdrawals'], async ({ id, claimedBy }: DeskCase) => {
    const { claimCase, releaseCase } = client.cashier;
    unwrap(claimedBy ? await releaseCase({ id }) : await claimCase({ id }));
  });
}

export function Claim({ one }: { one: DeskCase }) {
  const t = useText();
  const staff = useStaffStore((store) => store.staff);
  const claim = useClaim();
  const isMine = one.claimedBy !== '' && one.claimedBy === staff?.username;
  const isOpen = one.state === 'pending' || one.state === 'approved';
  const may = staff?.permissions.includes('withdrawals.review') && isOpen;
  return (
    <>
      {one.claimedBy && !isMine ? (
        <Badge tone="live" icon={<EyeIcon />}>
          {t('cashier.claimed-by', { name: one.claimedBy })}
        </Badge>
      ) : null}
      {may && (isMine || !one.claimedBy) ? (
        <Button
          size="small"
          kind="ghost"
          loading={claim.isPending}
          iconEnd={<kbd className={styles['key']}>C</kbd>}
          onClick={() => claim.mutate(one)}
        >
          {t(isMine ? 'cashier.release' : 'cashier.claim')}
        </Button>
      ) : null}
    </>
  );
}

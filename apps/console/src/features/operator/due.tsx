// The steps due before the console opens: a password of one's own, and a second factor.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button } from '@baize/ui';
import { client } from '../../app/client.ts';
import { forgetStaff, useStaffStore, type Staff } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { DoorCard } from './door.tsx';
import { OwnPassword } from './own-password.tsx';

async function askAgain(): Promise<void> {
  useStaffStore.setState({ staff: unwrap(await client.operator.getStaff()) });
}

async function leave(): Promise<void> {
  await client.operator.signOutStaff();
  forgetStaff();
}

export interface DueProps {
  due: Exclude<Staff['due'], ''>;
  /** Where second factors are set up. */
  factors: ReactNode;
}

export function Due({ due, factors }: DueProps) {
  const t = useText();
  const out = (
    <Button kind="ghost" onClick={() => void leave()}>
      {t('operator.sign-out')}
    </Button>
  );
  if (due === 'password-change-due') {
    return (
      <DoorCard title={t('operator.due-password-title')} intro={t('operator.due-password-text')}>
        <OwnPassword onChanged={() => void askAgain()} />
        {out}
      </DoorCard>
    );
  }
  return (
    <DoorCard wide title={t('operator.due-factor-title')} intro={t('operator.due-factor-text')}>
      {factors}
      <GoOn />
      {out}
    </DoorCard>
  );
}

/** Opens the console once something is set up; the codes to keep were seen by then. */
function GoOn() {
  const t = useText();
  const { data } = useQuery({
    queryKey: ['own-factors'],
    queryFn: async () => unwrap(await client.factors.listStaffFactors()),
  });
  const isSet = data !== undefined && (data.totp.on || data.passkeys.length > 0);
  return (
    <Button kind="primary" full disabled={!isSet} onClick={() => void askAgain()}>
      {t('operator.continue')}
    </Button>
  );
}

// The identity check: the required documents and the reason, the uploads, and the result.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { identity, OutputOf } from '@baize/contract';
import { formatDateTime } from '@baize/i18n';
import { BadgeCheckIcon, Button, Status, type StatusKind } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { useModule } from '../../../app/status.ts';
import { useText } from '../../../app/texts/texts.ts';
import { GuardRow } from './guard-row.tsx';
import { IdentityCheckDialog } from './identity-check-dialog.tsx';

type Check = OutputOf<typeof identity.getIdentityCheck>;

export const identityCheckKey = ['member', 'identity-check'] as const;

const signs: Readonly<Record<string, StatusKind>> = {
  verified: 'good',
  pending: 'waiting',
  refused: 'bad',
};

function useCheck(isOn: boolean) {
  return useQuery({
    queryKey: identityCheckKey,
    queryFn: async () => unwrap(await client.identity.getIdentityCheck()),
    enabled: isOn,
  });
}

function Hint({ check }: { check: Check }) {
  const t = useText();
  if (check.state === 'refused') return t('security.identity-refused', { reason: check.reason });
  if (check.state === 'pending' && check.sentAt !== null) {
    return t('security.identity-sent', { when: formatDateTime(check.sentAt, { tag: t.tag }) });
  }
  return t(check.state === 'verified' ? 'security.identity-done' : 'security.identity-why');
}

export function IdentityCheck() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const isOn = useModule('IDCHECK3');
  const { data: check } = useCheck(isOn);
  if (!isOn || check === undefined) return null;
  const isOpenToAsk = check.state === 'none' || check.state === 'refused';
  return (
    <GuardRow
      icon={<BadgeCheckIcon />}
      title={t('security.identity')}
      hint={<Hint check={check} />}
      state={
        <Status kind={signs[check.state] ?? 'neutral'}>
          {t.named(`security.identity-${check.state}-state`)}
        </Status>
      }
      action={
        isOpenToAsk ? (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('security.verify')}
          </Button>
        ) : undefined
      }
    >
      {isOpen ? (
        <IdentityCheckDialog uploaded={check.pictures} onClose={() => setOpen(false)} />
      ) : null}
    </GuardRow>
  );
}

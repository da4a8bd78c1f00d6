// The status of a staff account: active or locked, and whether its first password must still be
// replaced.
import { Badge, Status, type StatusKind } from '@baize/ui';
import { useText } from '../../app/texts.ts';

export interface StaffStatusProps {
  account: { readonly state: string; readonly passwordKind: string };
}

const kinds: Readonly<Record<string, StatusKind>> = { active: 'good', locked: 'bad' };

export function StaffStatus({ account: { state, passwordKind } }: StaffStatusProps) {
  const t = useText();
  const word = t(`operator.staff-${state as 'active'}`);
  return (
    <>
      <Status kind={kinds[state] ?? 'neutral'}>{word}</Status>{' '}
      {passwordKind === 'initial' && state === 'active' ? (
        <Badge tone="brass">{t('operator.password-initial')}</Badge>
      ) : null}
    </>
  );
}

// The number of milestones that can be claimed; nothing when there are none.
import { Badge, VisuallyHidden } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { useMissions } from './missions.ts';

export function MissionsBadge() {
  const t = useText();
  const count = useMissions().data?.available ?? 0;
  if (count === 0) return null;
  return (
    <Badge tone="brass">
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('shell.rewards-to-claim', { count })}</VisuallyHidden>
    </Badge>
  );
}

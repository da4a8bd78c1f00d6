// The standing of the member in a promotion, as a word with its colour.
import { Badge, type BadgeTone } from '@baize/ui';
import type { PromotionState } from '@baize/contract';
import { useText } from '../../app/texts/texts.ts';

const tones: Readonly<Record<PromotionState, BadgeTone>> = {
  'coming-soon': 'plain',
  join: 'felt',
  signed: 'felt',
  'in-progress': 'felt',
  applying: 'plain',
  claim: 'brass',
  issued: 'brass',
  claimed: 'plain',
  rejected: 'plain',
  closed: 'plain',
};

export function StateBadge({ state }: { state: PromotionState | null }) {
  const t = useText();
  return state === null ? null : (
    <Badge tone={tones[state]}>{t(`promotions.state-${state}`)}</Badge>
  );
}

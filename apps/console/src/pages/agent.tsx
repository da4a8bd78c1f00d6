// One member in the tree of teams; a move shows its effect on contracts first.
import { AgentPage } from '../features/agents/agent-page.tsx';
import { MoveEffectContext } from '../features/agents/move-effect.ts';
import { MoveEffect } from '../features/agreements/move-effect.tsx';

export function AgentTreePage() {
  return (
    <MoveEffectContext value={(id, upline) => <MoveEffect memberId={id} upline={upline} />}>
      <AgentPage />
    </MoveEffectContext>
  );
}

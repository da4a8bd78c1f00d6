// One member in the tree of teams, with the rates of rebates; a move shows its effect on contracts
// first.
import { useParams } from 'react-router';
import { useMay } from '../app/staff.ts';
import { AgentPage } from '../features/agents/agent-page.tsx';
import { MoveEffectContext } from '../features/agents/move-effect.ts';
import { MoveEffect } from '../features/agreements/move-effect.tsx';
import { MemberRatesCard } from '../features/rebates/member-rates.tsx';

export function AgentTreePage() {
  const { id = '' } = useParams();
  const mayRebates = useMay('rebates.view');
  return (
    <MoveEffectContext
      value={(memberId, upline) => <MoveEffect memberId={memberId} upline={upline} />}
    >
      <AgentPage />
      {mayRebates ? <MemberRatesCard key={id} id={id} /> : null}
    </MoveEffectContext>
  );
}

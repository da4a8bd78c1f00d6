// One member in the tree of teams, with the rates of rebates; a move shows its effect on contracts
// and rebates first.
import { useParams } from 'react-router';
import { useMay } from '../app/staff.ts';
import { AgentPage } from '../features/agents/agent-page.tsx';
import { MoveEffectContext } from '../features/agents/move-effect.ts';
import { MoveEffect } from '../features/agreements/move-effect.tsx';
import { MemberRatesCard } from '../features/rebates/member-rates.tsx';
import { RebateMoveEffect } from '../features/rebates/move-effect.tsx';

export function AgentTreePage() {
  const { id = '' } = useParams();
  const mayRebates = useMay('rebates.view');
  const mayContracts = useMay('agreements.view');
  return (
    <MoveEffectContext
      value={(memberId, upline) => (
        <>
          {mayContracts ? <MoveEffect memberId={memberId} upline={upline} /> : null}
          {mayRebates ? <RebateMoveEffect memberId={memberId} upline={upline} /> : null}
        </>
      )}
    >
      <AgentPage />
      {mayRebates ? <MemberRatesCard key={id} id={id} /> : null}
    </MoveEffectContext>
  );
}

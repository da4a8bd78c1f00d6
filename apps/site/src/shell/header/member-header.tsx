// The header of a signed-in player: the money and the name, and above them the session and the
// links to limits, withdrawal and record.
import { useLocation } from '../../app/address.tsx';
import { useAgentCentre } from '../../app/agent-pages.ts';
import { whenAgent, whenMember } from '../../app/dialogs.ts';
import { useMemberCentre } from '../../app/member-pages.ts';
import { isAgent, useSession } from '../../app/session/session.ts';
import { useModule } from '../../app/status.ts';
import { useText } from '../../app/texts/texts.ts';
import { AccountMenu, AccountName } from './account-menu.tsx';
import { BalancePill } from './balance-pill.tsx';
import { SessionStrip } from './session-strip.tsx';

export { DemoBanner } from '../demo-banner.tsx';

export function MemberPurse() {
  return (
    <>
      <BalancePill />
      <AccountName />
      <AccountMenu />
    </>
  );
}

export function MemberLinks() {
  const t = useText();
  const { open } = useMemberCentre();
  const team = useAgentCentre();
  const leadsTeam = isAgent(useSession());
  const offersTeam = useModule('AGENTCEN3');
  // A game's own bar tells the session.
  const isAtGame = useLocation().pathname === '/game';
  return (
    <>
      {isAtGame ? null : <SessionStrip />}
      <button type="button" onClick={() => whenMember(() => open('limits'))}>
        {t('shell.limits')}
      </button>
      <button type="button" onClick={() => whenMember(() => open('withdraw'))}>
        {t('shell.withdraw')}
      </button>
      {leadsTeam && offersTeam ? (
        <button type="button" onClick={() => whenAgent(() => team.open('agentTeamOverview'))}>
          {t('shell.agent')}
        </button>
      ) : null}
      <button type="button" onClick={() => whenMember(() => open('personalHistoryCopy'))}>
        {t('shell.betting-record')}
      </button>
    </>
  );
}

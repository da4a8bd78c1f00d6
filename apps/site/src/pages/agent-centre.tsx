// The agent centre: a panel over the page for agents. The open page is part of the address.
// Visitors are asked to sign in, demo accounts to register, and other members see that they cannot
// enter; the server checks every call again.
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useAgentCentre } from '../app/agent-pages.ts';
import { useDialogs, whenAgent } from '../app/dialogs.ts';
import { lazyScreen } from '../app/lazy-screen.tsx';
import { isAgent, useSession } from '../app/session/session.ts';
import { useModule } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import { useContractFlags } from '../features/agreements/contract-flags.ts';
import { useHasOwnLotteries } from '../features/catalogue/own-lotteries.ts';
import { listedAgentPlaces } from './agent-places.ts';
import { agentPlaces, overview, type Place } from './agent-centre-places.ts';
import { CentreFrame } from './centre-frame.tsx';

const Signing = lazyScreen(
  async () => (await import('../features/agreements/signing.tsx')).Signing,
  ['contracts'],
);

function useListedPlaces(hasContracts: boolean): readonly Place[] {
  const contracts = useContractFlags(hasContracts);
  const hasLotteries = useHasOwnLotteries();
  const hasTransfers = useModule('TEAMTRANS3');
  const names: readonly string[] = listedAgentPlaces({
    ...contracts,
    hasContracts,
    hasTransfers,
    hasLotteries,
    isBuilt: (name) => agentPlaces.some(({ page }) => page === name),
  });
  return agentPlaces.filter(({ page }) => names.includes(page));
}

/** A visitor may come back as an agent: the page waits for them. */
function standingOf(mayEnter: boolean, isSignedIn: boolean) {
  if (mayEnter) return 'inside';
  return isSignedIn ? 'outside' : 'visitor';
}

export function AgentCentre() {
  const t = useText();
  const session = useSession();
  const isOffered = useModule('AGENTCEN3');
  const { page, open, close } = useAgentCentre();
  const mayEnter = isAgent(session) && isOffered;
  const hasContracts = useModule('AGENTPOLICY3') && mayEnter;
  const listed = useListedPlaces(hasContracts);
  const standing = standingOf(mayEnter, session !== undefined);
  const turnAway = useEffectEvent((who: 'visitor' | 'outside') => {
    if (useDialogs.getState().open === undefined) whenAgent(() => undefined);
    if (who === 'outside') close();
  });
  useEffect(() => {
    if (standing !== 'inside') turnAway(standing);
  }, [standing]);
  if (page === undefined || !mayEnter) return null;
  const { page: shown, screen: Page } = listed.find((place) => place.page === page) ?? overview;
  return (
    <>
      <CentreFrame
        title={t('shell.agent-centre')}
        places={listed}
        page={shown}
        onPage={open}
        onClose={close}
      >
        <Page />
      </CentreFrame>
      {hasContracts ? (
        <Suspense fallback={null}>
          <Signing />
        </Suspense>
      ) : null}
    </>
  );
}

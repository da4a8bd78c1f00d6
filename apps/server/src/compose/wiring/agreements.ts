// Agreements, given the tree of agents, the books and the switches of their kinds.
import type { Agents } from '../../modules/agents/index.ts';
import { createAgreements } from '../../modules/agreements/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly agents: Agents;
}

export const wireAgreements = (
  { platform, audit }: Ground,
  { settings, identity, agents }: Below,
) =>
  createAgreements({
    ...platform,
    audit,
    isOn: settings.isOn,
    usernames: identity.usernames,
    playerIdOf: identity.playerIdOf,
    memberFile: identity.memberFile,
    lineOf: agents.lineOf,
  });

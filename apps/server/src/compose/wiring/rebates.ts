// Rebates, given the tree of agents and the prize groups of the lotteries.
import type { Agents } from '../../modules/agents/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import type { Lottery } from '../../modules/lottery/index.ts';
import { createRebates } from '../../modules/rebates/index.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly identity: Identity;
  readonly agents: Agents;
  readonly lottery: Lottery;
}

export const wireRebates = ({ platform, audit }: Ground, { identity, agents, lottery }: Below) =>
  createRebates({ ...platform, audit, agents, lottery, playerIdOf: identity.playerIdOf });

// The kinds of account as the family numbers them: members, agents of four kinds, demo accounts.

export const memberType = 0;

/** A demo account: no person, only play money. */
export const demoType = 4;

/** Every kind of agent; all of them may do the same here. */
export const agentTypes = [1, 2, 41, 42] as const;
export type AgentType = (typeof agentTypes)[number];

export const isAgentType = (type: number | undefined): boolean =>
  agentTypes.some((known) => known === type);

export const isDemoType = (type: number | undefined): boolean => type === demoType;

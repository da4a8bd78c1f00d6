// The kinds of account as the family numbers them, where more than one part must tell them apart:
// which of them lead a team. A member is 0, a demo account 4.

/** Every kind of agent; all of them may do the same here. */
export const agentTypes = [1, 2, 41, 42] as const;
export type AgentType = (typeof agentTypes)[number];

export const isAgentType = (type: number | undefined): boolean =>
  agentTypes.some((known) => known === type);

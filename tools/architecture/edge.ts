// One import with everything a rule needs of it: its file and its target.
import type { Finding } from '../source/finding.ts';
import type { Architecture } from './architecture.ts';
import type { Import } from './imports.ts';
import type { Target } from './resolve.ts';
import type { Workspace } from './workspaces.ts';

export interface Edge extends Import {
  readonly from: string;
  readonly target: Target;
}

export interface House {
  readonly architecture: Architecture;
  readonly workspaces: readonly Workspace[];
}

/** Looks at one import; says nothing when it is allowed. */
export type EdgeRule = (edge: Edge, house: House) => Finding | undefined;

/** The file of ours an import leads to, if it leads to one. */
export const ownTarget = ({ target }: Edge): string | undefined =>
  target.kind === 'path' || target.kind === 'door' ? target.path : undefined;

export const findingAt = (
  { from, line }: Pick<Edge, 'from' | 'line'>,
  rule: string,
  reason: string,
  fix: string,
): Finding => ({ file: from, line, rule, reason, fix });

// The parts that the actions of the help centre share.
import type { ArticleKeeper } from './keep-articles.ts';
import type { HelpPorts } from './ports.ts';

export interface HelpParts {
  readonly ports: HelpPorts;
  readonly keeper: ArticleKeeper;
}

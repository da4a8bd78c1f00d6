// What the actions of the help centre work with.
import type { ArticleKeeper } from './keep-articles.ts';
import type { HelpPorts } from './ports.ts';

export interface HelpParts {
  readonly ports: HelpPorts;
  readonly keeper: ArticleKeeper;
}

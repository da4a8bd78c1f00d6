// Parts that the actions of notices share.
import type { NoticeKeeper } from './keep-notices.ts';
import type { NoticesPorts } from './ports.ts';

export interface NoticesParts {
  readonly ports: NoticesPorts;
  readonly keeper: NoticeKeeper;
}

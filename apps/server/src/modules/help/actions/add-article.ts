// Writes a new article, the last of its subject.
import type { help } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import type { HelpParts } from '../parts.ts';
import { saveVersion } from '../save-version.ts';

export const addArticle =
  (parts: HelpParts): Action<typeof help.addArticle> =>
  ({ caller: staff, input: draft, now }) => {
    const articleId = newId(now, parts.ports.randomness);
    return saveVersion(parts, { articleId, draft, staff, now });
  };

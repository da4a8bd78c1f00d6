// Sanitizes a text for a preview; stores nothing.
import type { notices } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { cleanHtml } from '../../settings/index.ts';

export const previewNotice =
  (): Action<typeof notices.previewNotice> =>
  async ({ input }) => ({ html: cleanHtml(input.html) });

// Keeps the language in which a member is written to.
import { refuse, type identity } from '@baize/contract';
import { findLocale } from '@baize/i18n';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { writeLanguage } from '../store/account-writer.ts';

export const setLanguage =
  ({ ports }: IdentityParts): Action<typeof identity.setLanguage> =>
  async ({ caller, input }) => {
    const found = findLocale(input.language);
    if (!found) return refuse('field-format', { facts: { field: 'language' } });
    await writeLanguage(ports.database.kysely, caller.playerId, found.tag);
    return { done: true };
  };

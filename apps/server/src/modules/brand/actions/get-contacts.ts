// The brand's contacts, its addresses and its licence.
import type { brand } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { BrandParts } from '../parts.ts';

export const getContacts =
  ({ keeper }: BrandParts): Action<typeof brand.getContacts> =>
  async () => {
    const { contacts, domains, licenceText, ...rest } = keeper.current().contacts;
    const listed = contacts.map((contact) => ({ ...contact }));
    return { ...rest, contacts: listed, domains: [...domains], licenceText: { ...licenceText } };
  };

// Says where the brand can be reached, under which addresses, and by which licence.
import { isRefusal, refuse, type brand, type InputOf, type Refusal } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeBrand } from '../change-brand.ts';
import type { BrandParts } from '../parts.ts';
import type { Contacts } from '../records.ts';
import { refusalOfAddresses } from '../rules/web-address.ts';
import { getContacts } from './get-contacts.ts';

type Asked = InputOf<typeof brand.setContacts>;

export const setContacts = (parts: BrandParts): Action<typeof brand.setContacts> => {
  const read = getContacts(parts);
  return async (call) => {
    const { caller, input, now } = call;
    const part = judged(input);
    if (isRefusal(part)) return part;
    await changeBrand(parts, { caller, now, action: 'set-brand-contacts', name: 'contacts', part });
    return read({ ...call, input: {} });
  };
};

function judged(asked: Asked): Contacts | Refusal<'web-address-invalid' | 'contact-twice'> {
  const { service, licenceAddress, licenceText } = asked;
  const contacts = asked.contacts.filter(({ address }) => address !== '');
  const domains = asked.domains.filter(Boolean);
  const addresses = [service, licenceAddress, ...contacts.map(({ address }) => address)];
  const refused = refusalOfAddresses([...addresses, ...domains]);
  if (refused) return refused;
  if (new Set(contacts.map(({ kind }) => kind)).size < contacts.length) {
    return refuse('contact-twice');
  }
  const origins = [...new Set(domains.map((domain) => new URL(domain).origin))];
  return { service, contacts, domains: origins, licenceText, licenceAddress };
}

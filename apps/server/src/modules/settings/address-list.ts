// Lists of addresses and of blocks of them, IPv4 and IPv6, and whether an address is on one. An
// IPv4 address that arrives in the clothes of IPv6 is the same address.
import { BlockList, isIP } from 'node:net';
import { refuse, type Refusal } from '@baize/contract';

export interface AddressList {
  has(address: string): boolean;
}

const mapped = /^::ffff:(?=\d+\.)/iu;
const prefixMax = { 4: 32, 6: 128 } as const;

interface Block {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

function blockOf(written: string): Block | undefined {
  const [address = '', prefix, ...more] = written.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || more.length > 0) return undefined;
  const longest = prefixMax[version];
  if (prefix !== undefined && !/^(?:0|[1-9]\d{0,2})$/u.test(prefix)) return undefined;
  const length = prefix === undefined ? longest : Number(prefix);
  if (length > longest) return undefined;
  return { address, prefix: length, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** The refusal of the first entry that is no address and no block; undefined when all are. */
export function refusalOf(written: readonly string[]): Refusal<'address-list-invalid'> | undefined {
  const address = written.find((entry) => blockOf(entry) === undefined);
  return address === undefined ? undefined : refuse('address-list-invalid', { facts: { address } });
}

/** An entry that cannot be read is on no list. */
export function addressList(written: readonly string[]): AddressList {
  const blocks = written.flatMap((entry) => blockOf(entry) ?? []);
  // Every call is held against it, and most lists are empty.
  if (blocks.length === 0) return { has: () => false };
  const list = new BlockList();
  for (const { address, prefix, family } of blocks) list.addSubnet(address, prefix, family);
  return {
    has: (address) => {
      const plain = address.replace(mapped, '');
      const version = isIP(plain);
      return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

// The address of customer service in a path of the family: its last eight characters are the key of
// the part before them.
import { openDes } from './des.ts';

const keyLength = 8;

/** Undefined when the path is none, or leads to anything but a page of the web. */
export function addressOf(path: string): string | undefined {
  try {
    const opened = openDes(path.slice(0, -keyLength), path.slice(-keyLength));
    const { protocol, href } = new URL(opened ?? '');
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

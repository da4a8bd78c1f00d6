// The profile that puts a brand's icon on an iPhone: a property list with one web clip in it. It
// adds only an icon, and the owner of the phone may remove it [S27].
import { createHash } from 'node:crypto';

export interface ClipFacts {
  readonly name: string;
  /** The site's origin. */
  readonly origin: string;
  readonly icon: Uint8Array;
  /** The texts that the phone shows before the installation. */
  readonly description: string;
}

type Value = string | number | boolean | Uint8Array | readonly Values[];
interface Values {
  readonly [name: string]: Value;
}

export function webClip({ name, origin, icon, description }: ClipFacts): string {
  const { hostname } = new URL(origin);
  // The same site always names the same profile: one that is installed again replaces the first.
  const identifier = [...hostname.split('.').toReversed(), 'app'].join('.');
  const clip = {
    PayloadType: 'com.apple.webClip.managed',
    PayloadVersion: 1,
    PayloadIdentifier: `${identifier}.clip`,
    PayloadUUID: idOf(`${identifier}.clip`),
    PayloadDisplayName: name,
    Label: name,
    URL: `${origin}/`,
    Icon: icon,
    FullScreen: true,
    IsRemovable: true,
    Precomposed: true,
    IgnoreManifestScope: true,
  };
  return plist({
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: idOf(identifier),
    PayloadDisplayName: name,
    PayloadDescription: description,
    PayloadOrganization: name,
    PayloadRemovalDisallowed: false,
    PayloadContent: [clip],
  });
}

function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').toUpperCase();
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/u, '$1-$2-5$3-A$4-$5');
}

const head = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"
  "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">`;

const plist = (values: Values) => `${head}\n${written([values]).slice(7, -8)}\n</plist>\n`;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/gu, (sign) => escapes[sign] ?? '');

function written(value: Value): string {
  if (typeof value === 'string') return `<string>${escaped(value)}</string>`;
  if (typeof value === 'number') return `<integer>${value}</integer>`;
  if (typeof value === 'boolean') return `<${value}/>`;
  if (value instanceof Uint8Array) {
    return `<data>${Buffer.from(value).toString('base64')}</data>`;
  }
  const dicts = value.map((values) => {
    const entries = Object.entries(values).map(([key, one]) => `<key>${key}</key>${written(one)}`);
    return `<dict>${entries.join('')}</dict>`;
  });
  return `<array>${dicts.join('')}</array>`;
}

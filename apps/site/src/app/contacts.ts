// The brand's contacts, as its status says: only those that are set are offered.
import type { LucideIcon } from '@baize/ui';
import { MessageCircleIcon, SendIcon, UsersIcon } from '@baize/ui';
import { useStatus } from './status.ts';

export interface Contact {
  readonly kind: ContactKind;
  readonly url: string;
  readonly icon: LucideIcon;
}

/** In the order in which they stand. */
const icons = {
  TELEGRAM: SendIcon,
  LINE: MessageCircleIcon,
  FACEBOOK: UsersIcon,
  WHATSAPP: MessageCircleIcon,
  INSTAGRAM: UsersIcon,
} as const satisfies Readonly<Record<string, LucideIcon>>;
export type ContactKind = keyof typeof icons;

export function useContacts(): readonly Contact[] {
  const resources = useStatus()?.info.resources ?? [];
  return Object.entries(icons).flatMap(([kind, icon]) => {
    const url = resources.find(({ resourceType }) => resourceType === kind)?.url;
    return url ? [{ kind: kind as ContactKind, url, icon }] : [];
  });
}

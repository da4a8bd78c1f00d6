// The current terms and privacy notice. Where none are published, the house's own text applies,
// which is on the help page.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { client } from '../../../app/client.ts';
import { openToAll } from '../../../app/query-client.ts';
import { useText } from '../../../app/texts/texts.ts';

export interface Terms {
  readonly termsVersion: string;
  readonly privacyVersion: string;
  /** Cleaned HTML in the reader's language; '' where none is published. */
  readonly terms: string;
  readonly privacy: string;
}

export function useTerms(): Terms | undefined {
  const { tag } = useText();
  const { data } = useQuery({
    queryKey: ['terms'],
    queryFn: async () => unwrap(await client.settings.getTerms()),
    staleTime: 600_000,
    ...openToAll,
  });
  if (data === undefined) return undefined;
  const inTongue = (texts: Readonly<Record<string, string>>) =>
    texts[tag] ?? texts['en'] ?? Object.values(texts)[0] ?? '';
  return {
    termsVersion: data.version,
    privacyVersion: data.version,
    terms: inTongue(data.terms),
    privacy: inTongue(data.privacy),
  };
}

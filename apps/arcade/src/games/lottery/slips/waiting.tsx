// A list that is not there yet: being read, or not read.
import { Button, EmptyState, Skeleton } from '@baize/ui';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { Listing } from './use-orders.ts';

export function Waiting({ listing }: { listing: Pick<Listing<unknown>, 'state' | 'again'> }) {
  const { t } = useArcade();
  if (listing.state === 'loading') return <Skeleton shape="block" />;
  const retry = <Button onClick={listing.again}>{t('arcade.retry')}</Button>;
  return <EmptyState action={retry}>{t('lottery-play.not-loaded')}</EmptyState>;
}

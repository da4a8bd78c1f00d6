// Asks whether the platform has popups to show; asked on every page, for popups may come on any.
import { useToldChange } from '../../app/live/use-told-change.ts';
import { queryClient } from '../../app/query-client.ts';
import { useAnnouncements } from './announcements.ts';

const askAgain = () => void queryClient.invalidateQueries({ queryKey: ['announcements'] });

export function usePopups(): boolean {
  useToldChange('notices-changed', askAgain);
  return (useAnnouncements()?.popup.length ?? 0) > 0;
}

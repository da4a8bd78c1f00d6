// The line under the strip that says what is wrong with the connection or the session. A stake with
// a multiplier of its own is taken out by the server, whatever the line does.
import { CircleAlertIcon, WifiOffIcon } from '@baize/ui';
import { useArcade } from '../../app/arcade-context.tsx';
import { NoticeBar } from '../../frame/notice-bar.tsx';
import { useOnline } from '../../frame/use-online.ts';
import { useCrash } from './crash-context.tsx';

export function CrashNotice() {
  const { t } = useArcade();
  const isOnline = useOnline();
  const isLost = useCrash((state) => state.isSessionLost);
  const isLineLost = useCrash((state) => state.isLineLost);
  const flies = useCrash(({ panels }) => panels.some(({ slip }) => slip?.state === 'open'));
  if (isLost)
    return (
      <div role="alert">
        <NoticeBar tone="warning" icon={<CircleAlertIcon />}>
          {t('arcade.session-lost-text')}
        </NoticeBar>
      </div>
    );
  if (!isLineLost && isOnline) return null;
  return (
    <div role="alert">
      <NoticeBar tone="warning" icon={<WifiOffIcon />}>
        {t(flies ? 'crash-play.line-lost-flying' : 'crash-play.line-lost')}
      </NoticeBar>
    </div>
  );
}

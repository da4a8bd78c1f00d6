// What goes on in the background while a tab is open: the language follows the brand until one is
// chosen, the session is kept alive, and money that moved is shown and told.
import { useEffect } from 'react';
import { chooseLocale } from '@baize/i18n';
import { showToast } from '@baize/ui';
import { moveBalance, refreshBalance } from '../app/balance.ts';
import { client, onSessionMissing } from '../app/client.ts';
import { live } from '../app/live/live-channel.ts';
import { queryClient } from '../app/query-client.ts';
import { describeSession, endSession } from '../app/session/sign-in.ts';
import { useSession } from '../app/session/session.ts';
import { siteConfig } from '../app/site-config.ts';
import { useBrand } from '../app/status.ts';
import { currentLanguage, isLanguageChosen } from '../app/texts/language.ts';
import { changeLanguage, currentText } from '../app/texts/texts.ts';

function useBrandLanguage(): void {
  const preferred = useBrand()?.defaultLanguage;
  useEffect(() => {
    if (preferred === undefined || isLanguageChosen()) return;
    const tag = chooseLocale([preferred]);
    if (tag !== currentLanguage()) void changeLanguage(tag, 'by-brand').catch(() => undefined);
  }, [preferred]);
}

function useSessionKept(): void {
  const token = useSession()?.token;
  useEffect(() => {
    if (token === undefined) return undefined;
    void describeSession();
    const timer = setInterval(
      () => void client.identity.touchSession(),
      siteConfig.touchSeconds * 1000,
    );
    return () => clearInterval(timer);
  }, [token]);
  useEffect(
    () =>
      onSessionMissing(() => {
        endSession();
        showToast({ kind: 'bad', text: currentText()('shell.session-over') });
      }),
    [],
  );
}

function refreshMoney(): void {
  void refreshBalance();
  void queryClient.invalidateQueries({ queryKey: ['money'] });
}

function useLiveMoney(): void {
  useEffect(() => {
    const channel = live();
    const stops = [
      channel.on('balance-moved', (told) => {
        moveBalance(told);
        void queryClient.invalidateQueries({ queryKey: ['session-strip'] });
      }),
      channel.on('deposit-settled', refreshMoney),
      channel.on('withdrawal-moved', refreshMoney),
      channel.on('session-ended', () => {
        endSession();
        showToast({ kind: 'bad', text: currentText()('live.session-ended') });
      }),
      channel.onGap(refreshMoney),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

export function useSiteLife(): void {
  useBrandLanguage();
  useSessionKept();
  useLiveMoney();
}

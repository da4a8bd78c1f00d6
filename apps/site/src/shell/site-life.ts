// Background work of an open tab: the language follows the brand until one is chosen, the session
// is kept alive, moved money is shown and announced, and changes of the offer or the theme are
// shown.
import { useEffect, useRef } from 'react';
import { chooseLocale } from '@baize/i18n';
import { useLocation } from '../app/address.tsx';
import { useBrandWorn } from '../app/brand.ts';
import { moveBalance, refreshBalance } from '../app/balance.ts';
import { client, onSessionMissing } from '../app/client.ts';
import { timeNow } from '../app/clock.ts';
import { openDialog, useDialogs } from '../app/dialogs.ts';
import { live } from '../app/live/live-channel.ts';
import { findLine } from '../app/line.ts';
import { useLiveLost } from '../app/live/live-lost.ts';
import { useToldChange } from '../app/live/use-told-change.ts';
import { queryClient } from '../app/query-client.ts';
import { describeSession, endSession } from '../app/session/sign-in.ts';
import { isPasswordDue, useArrival } from '../app/session/arrival.ts';
import { wasHere, watchIdle } from '../app/session/idle.ts';
import { useSessionSoFar } from '../app/session/session-strip.ts';
import { currentSession, isDemo, useSession } from '../app/session/session.ts';
import { siteConfig } from '../app/site-config.ts';
import { useBrand } from '../app/status.ts';
import { currentLanguage, isLanguageChosen } from '../app/texts/language.ts';
import { changeLanguage } from '../app/texts/texts.ts';
import { countriesQuery } from '../features/identity/phone/countries.ts';

function useBrandLanguage(): void {
  const preferred = useBrand()?.defaultLanguage;
  useEffect(() => {
    if (preferred === undefined || isLanguageChosen()) return;
    const tag = chooseLocale([preferred]);
    if (tag !== currentLanguage()) void changeLanguage(tag, 'by-brand').catch(() => undefined);
  }, [preferred]);
}

/** A player who reloads before accepting is asked at once; a sign-in asks by itself. */
function askForTerms(isDue: boolean): void {
  const isAsking = useDialogs.getState().open !== undefined;
  if (isDue && !isAsking && useArrival.getState().arrival === undefined) openDialog('after-login');
}

function useSessionKept(): void {
  const token = useSession()?.token;
  useEffect(() => {
    if (token === undefined) return undefined;
    void describeSession().then(askForTerms);
    if (isPasswordDue()) openDialog('change-password');
    const touchMs = siteConfig.touchSeconds * 1000;
    const timer = setInterval(() => {
      if (wasHere(touchMs)) void client.identity.touchSession();
    }, touchMs);
    const stop = watchIdle(siteConfig.idleMinutes);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [token]);
  useEffect(
    () =>
      onSessionMissing(() => {
        endSession();
        openDialog('session-over');
      }),
    [],
  );
}

function refreshMoney(): void {
  void refreshBalance();
  void queryClient.invalidateQueries({ queryKey: ['money'] });
}

const readStatus = () => void queryClient.invalidateQueries({ queryKey: ['status'] });

export function useLiveBrand(): void {
  useBrandWorn();
  useEffect(() => {
    const channel = live();
    const stops = [
      channel.on('brand-changed', readStatus),
      channel.on('house-changed', readStatus),
      channel.onGap(readStatus),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
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
      channel.on('rewards-moved', () => void describeSession()),
      channel.on('inbox-changed', () => {
        void queryClient.invalidateQueries({ queryKey: ['inbox'] });
      }),
      channel.on('session-ended', () => {
        if (currentSession() === undefined) return;
        endSession();
        openDialog('session-ended');
      }),
      channel.onGap(refreshMoney),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

const patienceMilliseconds = 4000;

function useLiveWatched(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (lost: boolean) => useLiveLost.setState({ lost });
    const stop = live().onState((state) => {
      if (state === 'open') {
        clearTimeout(timer);
        timer = undefined;
        say(false);
        findLine();
      } else if (state === 'waiting') {
        timer ??= setTimeout(() => say(true), patienceMilliseconds);
      }
    });
    return () => {
      clearTimeout(timer);
      say(false);
      stop();
    };
  }, []);
}

function askForOffer(): void {
  void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.['offer'] === true });
}

/** The downline or the member's kind changed: their own pages say so. */
function askForTeam(): void {
  const session = currentSession();
  if (session === undefined || isDemo(session)) return;
  void describeSession();
  void queryClient.invalidateQueries({ queryKey: ['team'] });
}

/** A contract, its offer or a bill of it moved. */
function askForContracts(): void {
  void queryClient.invalidateQueries({ queryKey: ['team'] });
}

/** A browser that is asked to wait longer does not wait at all. */
const longestWaitMs = 2 ** 31 - 1;

/** Once it is due, a reality check waits for no more than the question that is open. */
function useRealityCheck(): void {
  const dueAt = useSessionSoFar()?.checkDueAt ?? null;
  const open = useDialogs(({ open: name }) => name);
  useEffect(() => {
    if (dueAt === null || open !== undefined) return undefined;
    const ask = () => openDialog('reality-check');
    const timer = setTimeout(ask, Math.min(Math.max(0, dueAt - timeNow()), longestWaitMs));
    return () => clearTimeout(timer);
  }, [dueAt, open]);
}

/** A session's budget is asked for at once, and again on each page until it is named. */
function useSessionBudget(): void {
  const isDue = useSessionSoFar()?.budgetDue === true;
  const { pathname } = useLocation();
  const askedOn = useRef('');
  useEffect(() => {
    if (!isDue || askedOn.current === pathname) return;
    if (useDialogs.getState().open !== undefined) return;
    askedOn.current = pathname;
    openDialog('session-budget');
  }, [isDue, pathname]);
}

/** Draws nothing; it comes after the page, with the questions that may lie above it. */
export function SiteLife() {
  useEffect(() => void queryClient.prefetchQuery(countriesQuery), []);
  useRealityCheck();
  useSessionBudget();
  useBrandLanguage();
  useSessionKept();
  useLiveMoney();
  useToldChange('offer-changed', askForOffer);
  useToldChange('team-changed', askForTeam);
  useToldChange('agreements-changed', askForContracts);
  useToldChange('bills-changed', askForContracts);
  useLiveBrand();
  useLiveWatched();
  return null;
}

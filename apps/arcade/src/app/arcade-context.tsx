// Shared state of the parts of a game's screen: the texts, the money of this session, the calls.
import { createContext, use, useMemo, type ReactNode } from 'react';
import { formatMoney, type MoneyStyle, type Translator } from '@baize/i18n';
import type { Client } from '@baize/client';
import type { Units } from '@baize/money';
import type { GameSession } from './game-session.ts';
import type { SiteBridge } from './site-bridge.ts';
import type { TabStore } from './tab-store.ts';

export interface Arcade {
  readonly t: Translator;
  readonly client: Client;
  readonly session: GameSession;
  readonly store: TabStore;
  readonly bridge: SiteBridge;
  /** An amount in this session's currency and the player's language. */
  readonly money: (amount: Units | string, style?: Pick<MoneyStyle, 'sign'>) => string;
}

const Context = createContext<Arcade | null>(null);

type Given = Omit<Arcade, 'money'> & { readonly children: ReactNode };

export function ArcadeProvider({ children, ...parts }: Given) {
  const { t, client, session, store, bridge } = parts;
  const arcade = useMemo<Arcade>(() => {
    const base = { tag: t.tag, symbol: session.currencySymbol };
    const money: Arcade['money'] = (amount, style) => formatMoney(amount, { ...base, ...style });
    return { t, client, session, store, bridge, money };
  }, [t, client, session, store, bridge]);
  return <Context value={arcade}>{children}</Context>;
}

export function useArcade(): Arcade {
  const arcade = use(Context);
  if (arcade === null) throw new Error('A part of a game stands outside its arcade.');
  return arcade;
}

// Exchanges as members and staff read them.
import { defaultCurrency, printUnits } from '@baize/money';
import type { PointsPorts } from './ports.ts';
import type { Redemption } from './store/redemptions.ts';

type Words = Readonly<Record<string, string>>;

/** In the reader's language, else in English. */
export const wordsIn = (words: Words, locale: string): string =>
  words[locale] ?? words['en'] ?? Object.values(words)[0] ?? '';

export const redemptionShown = (one: Redemption, locale: string) => ({
  redemptionId: one.id,
  kind: one.kind,
  name: wordsIn(one.names, locale),
  quantity: one.quantity,
  points: Number(one.points),
  amount: printUnits(one.amount),
  currency: one.currency === '' ? defaultCurrency : one.currency,
  state: one.state,
  at: one.at,
  decidedAt: one.decidedAt,
  answer: one.answer,
});

export interface SentTo {
  readonly recipient: string;
  readonly mobile: string;
  readonly address: string;
}

const nowhere: SentTo = { recipient: '', mobile: '', address: '' };

export const sealSentTo = ({ addresses }: PointsPorts, id: string, sent: SentTo): string =>
  addresses.seal(JSON.stringify(sent), id);

const openSentTo = ({ addresses }: PointsPorts, { id, sentTo }: Redemption): SentTo =>
  sentTo === null ? nowhere : (JSON.parse(addresses.open(sentTo, id)) as SentTo);

export async function staffRedemptions(
  ports: PointsPorts,
  list: readonly Redemption[],
  locale: string,
) {
  const names = await ports.usernames(list.map(({ playerId }) => playerId));
  return list.map((one) => ({
    ...redemptionShown(one, locale),
    ...openSentTo(ports, one),
    playerId: one.playerId,
    username: names.get(one.playerId) ?? '',
    decidedBy: one.decidedBy,
  }));
}

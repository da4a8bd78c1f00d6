// Announcements of a round for screen readers: the text for each change of the desk. Each thing is
// announced once, when it is shown; counting and movement are silent. Pure.
import type { Translator } from '@baize/i18n';
import type { Units } from '@baize/money';
import { isCelebrated } from '../../../frame/win-tier.ts';
import type { DeskState, Scene } from './desk-state.ts';
import type { ShownRound } from './slot-round.ts';

export interface Spoken {
  readonly t: Translator;
  readonly money: (amount: Units) => string;
  /** The result of a round. */
  readonly resultOf: (round: ShownRound) => string;
  /** The special features of the game's free spins. */
  readonly freeNote: string | undefined;
}

/** Between these no count of free spins is announced but the last. */
const countedBy = 5;

export function announcements(before: DeskState, now: DeskState, words: Spoken): string[] {
  const said = [
    lineOf(before, now, words),
    startOf(before, now, words),
    sceneOf(before, now, words),
    featureOf(before, now, words),
    resultOf(before, now, words),
    autoOf(before, now, words),
  ];
  return said.filter((text) => text !== undefined && text !== '') as string[];
}

type Telling = (before: DeskState, now: DeskState, words: Spoken) => string | undefined;

/** The connection, and rounds that were not begun here. */
const lineOf: Telling = (before, now, { t }) => {
  const begins = (name: 'sessionLost' | 'offline' | 'slow' | 'resumed' | 'replay') =>
    !before[name] && now[name];
  if (begins('sessionLost')) return t('arcade.session-lost-text');
  if (begins('offline')) return t('arcade.offline');
  if (begins('slow')) return t('arcade.waiting');
  if (begins('resumed')) return t('arcade.resumed');
  if (begins('replay')) return t('arcade.replay-text');
  return before.offline && !now.offline ? t('arcade.online-again') : undefined;
};

/** A spin the player pressed for; automatic ones are announced by their results. */
const startOf: Telling = (before, now, { t }) => {
  const begins = before.phase === 'ready' && now.phase === 'waiting';
  return begins && now.auto === null && !now.resumed ? t('slots.spinning') : undefined;
};

const sceneOf: Telling = (before, now, words) =>
  now.scene === null || now.scene === before.scene ? undefined : sceneText(now.scene, words);

function sceneText(scene: Scene, { t, money, freeNote }: Spoken): string {
  switch (scene.kind) {
    case 'free-spins-won': {
      const key = scene.again ? 'slots.free-spins-more' : 'slots.free-spins-won';
      return sentences(t(key, { count: scene.count }), freeNote);
    }
    case 'hold-won':
      return sentences(t('slots.hold-won'), t('slots.hold-won-text', { count: scene.respins }));
    case 'cap-reached':
      return `${t('slots.cap-title')}: ${money(scene.amount)}`;
    default: {
      const { kind, tier, win } = scene;
      const great = isCelebrated(tier) ? t(`slots.tier-${tier}`) : undefined;
      const amount = money(win.to);
      if (kind === 'celebration') return `${great ?? ''}: ${amount}`;
      const full = kind === 'hold-ended' && scene.full ? t('slots.hold-full') : undefined;
      const paid = t(kind === 'hold-ended' ? 'slots.hold-total' : 'slots.feature-total');
      return sentences(great, full, `${paid}: ${amount}`);
    }
  }
}

/** How far a feature has come: free spins by fives and the last, respins that brought a coin. */
const featureOf: Telling = (before, now, { t }) => {
  const { freeSpin, hold } = now;
  if (freeSpin !== null && freeSpin.index !== before.freeSpin?.index) {
    const left = freeSpin.of - freeSpin.index;
    const isCounted = left === 1 || (left > 0 && left % countedBy === 0);
    return freeSpin.index > 0 && isCounted
      ? t('slots.free-spins-left', { count: left })
      : undefined;
  }
  if (hold === null || before.hold === null) return undefined;
  const count = hold.coins - before.hold.coins;
  return count > 0 ? t('slots.recall-respin', { count, left: hold.respinsLeft }) : undefined;
};

const resultOf: Telling = (before, now, words) =>
  !before.told && now.told && now.round !== null ? words.resultOf(now.round) : undefined;

const autoOf: Telling = (before, now, { t }) => {
  if (before.auto === now.auto) return undefined;
  if (now.auto === null) {
    if (now.autoEnd !== null) return t(`slots.autoplay-ended-${now.autoEnd}`);
    const isTold = now.refusal !== null || now.sessionLost || now.replay;
    return isTold ? undefined : t('slots.autoplay-off');
  }
  // It began, or a round of it has ended.
  const isCounted = before.auto === null || before.auto.left === now.auto.left;
  return isCounted ? t('slots.autoplay-left', { count: now.auto.left }) : undefined;
};

function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join('. ');
}

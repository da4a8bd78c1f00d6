// A game's page: the table above, what to stake and where below, the last rounds beside. One round
// at a time; a click that was not answered is sent again under the same name, also after a reload.
import { lookAtRound, newIntent, playRound, type Asked, type GameFacts } from './api.ts';
import type { RoundView, Told } from './api.ts';
import { controlsOf, type Controls } from './controls.ts';
import { el, isCalm, pause } from './dom.ts';
import { historyOf } from './history.ts';
import { hostOf, type Host } from './host.ts';
import { frameOf, type Frame } from './frame.ts';
import { netOf } from './net.ts';
import { stages } from './stages/stages.ts';
import type { Stage } from './stages/stage.ts';
import { fill, money, nameIn, tagOf, textsOf, type Tag, type Texts } from './texts/texts.ts';
import { tabStore } from './tab-store.ts';

interface Page {
  readonly facts: GameFacts;
  readonly texts: Texts;
  readonly tag: Tag;
  readonly frame: Frame;
  readonly controls: Controls;
  readonly stage: Stage;
  readonly history: ReturnType<typeof historyOf>;
  readonly host: Host;
}

const askAgainMs = 1500;
const restMs = 350;
const keptName = 'sandbox-vendor-asked';

export function showGame(root: HTMLElement, facts: GameFacts): void {
  const texts = textsOf(facts.language);
  const tag = tagOf(facts.language);
  document.documentElement.lang = tag;
  document.documentElement.style.setProperty('--hue', String(facts.game.hue));
  document.title = `${nameIn(facts.game.names, tag)} – ${facts.brand}`;
  const host = hostOf(window, facts.backUrl);
  const frame = frameOf({ facts, texts, tag, leave: () => leave(host, facts) });
  const history = historyOf({ facts, texts, tag });
  const controls = controlsOf({
    facts,
    texts,
    tag,
    onPlay: (asked) => void playOne(page, { intent: newIntent(), ...asked }),
    mark: (numbers) => frame.stage.dispatchEvent(new CustomEvent('mark', { detail: numbers })),
  });
  const choose = (choice: string) => controls.choose(choice);
  const stage = stages[facts.game.stage]({ root: frame.stage, facts, texts, choose });
  const page: Page = { facts, texts, tag, frame, controls, stage, history, host };
  root.replaceChildren(frame.root(controls.root, history.root));
  if (facts.balance !== null) frame.balance(facts.balance);
  host.tell({ type: 'ready', game: facts.game.code });
  const kept = tabStore.getItem(keptName);
  if (kept !== null) void playOne(page, JSON.parse(kept) as Asked);
}

function leave(host: Host, { backUrl }: GameFacts): void {
  if (host.isFramed) host.tell({ type: 'exit' });
  else location.assign(backUrl || '/');
}

async function playOne(page: Page, asked: Asked): Promise<void> {
  const { controls, stage, frame, texts, host } = page;
  tabStore.setItem(keptName, JSON.stringify(asked));
  controls.lock(true);
  frame.say('', 'quiet');
  stage.begin(asked.choice);
  host.tell({ type: 'round-began', stake: asked.stake });
  const told = await decided(page, asked);
  tabStore.removeItem(keptName);
  if ('error' in told) {
    stage.stop();
    frame.say(refusalOf(texts, told.error), 'trouble');
  } else await showRound(page, told.value);
  host.tell({ type: 'round-ended' });
  await pause(restMs);
  controls.lock(false);
}

/** The round when it is no longer open; asks on as long as that takes. */
async function decided(page: Page, asked: Asked): Promise<Told<RoundView>> {
  let told = await playRound(asked);
  for (;;) {
    const isOpen = 'value' in told && told.value.state === 'open';
    const isLost = 'error' in told && (told.error === 'offline' || told.error === 'fault');
    if (!isOpen && !isLost) return told;
    page.frame.say(isOpen ? page.texts.waiting : page.texts.offline, 'trouble');
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    told = 'value' in told ? await lookAtRound(told.value.id) : await playRound(asked);
  }
}

async function showRound(page: Page, round: RoundView): Promise<void> {
  const { stage, frame, texts, history, facts, host } = page;
  frame.say('', 'quiet');
  if (round.state === 'settled' && round.outcome) {
    await stage.show(round.outcome, round.choice);
    tellResult(page, round);
  } else {
    stage.stop();
    if (round.reason === 'token-expired') host.tell({ type: 'session-lost' });
    const words = round.state === 'rolled-back' ? texts.cancelled : refusalOf(texts, round.reason);
    frame.say(words, 'trouble');
  }
  history.add(round);
  if (round.balance === undefined || round.balance === null) return;
  frame.balance(round.balance);
  host.tell({ type: 'balance', balance: round.balance, currency: facts.currency });
}

/** Only what is more than the stake is celebrated. */
function tellResult({ frame, texts, tag }: Page, { payout = '0.00', stake }: RoundView): void {
  const amount = money(payout, tag);
  if (netOf({ payout, stake }).look === 'gain') {
    frame.say(fill(texts.won, { amount }), 'won');
    if (!isCalm()) frame.stage.append(sparks());
  } else if (payout !== '0.00') frame.say(fill(texts.back, { amount }), 'quiet');
  else frame.say(texts.noWin, 'quiet');
}

function sparks(): HTMLElement {
  const made = el(
    'div',
    { class: 'sparks', 'aria-hidden': 'true' },
    ...Array.from({ length: 18 }, (_, index) =>
      el('i', { vars: { turn: index / 18, far: 60 + ((index * 29) % 70) } }),
    ),
  );
  made.addEventListener('animationend', () => made.remove(), { once: true });
  setTimeout(() => made.remove(), 1400);
  return made;
}

function refusalOf(texts: Texts, reason: string): string {
  const known: Readonly<Record<string, string>> = texts.refused;
  if (reason === 'session-unknown') return texts.ended;
  return known[reason] ?? fill(texts.refused.other, { reason });
}

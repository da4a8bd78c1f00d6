// The methods of every stage: stand idle, show a round under way, and play its outcome back.
import type { GameFacts, Outcome } from '../api.ts';
import type { Texts } from '../texts/texts.ts';

export interface StagePorts {
  readonly root: HTMLElement;
  readonly facts: GameFacts;
  readonly texts: Texts;
  /** Chooses as if by the list of choices, where a stage can be touched itself. */
  choose(choice: string): void;
}

export interface Stage {
  /** The stake is on its way. */
  begin(choice: string): void;
  /** Plays the outcome back, and is done when it is all to be seen. */
  show(outcome: Outcome, choice: string): Promise<void>;
  /** The round was not played after all. */
  stop(): void;
}

export const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(Number) : [];

export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : [];

// Maps each game to its stage.
import type { StageName } from '../api.ts';
import { ballStage } from './balls.ts';
import { cardStage } from './cards.ts';
import { dominoStage } from './dominoes.ts';
import { fishStage } from './fish.ts';
import { matchStage } from './match.ts';
import { reelStage } from './reels.ts';
import type { Stage, StagePorts } from './stage.ts';

export const stages: Readonly<Record<StageName, (ports: StagePorts) => Stage>> = {
  balls: ballStage,
  cards: cardStage,
  dominoes: dominoStage,
  fish: fishStage,
  match: matchStage,
  reels: reelStage,
};

// Points that members earn by play and deposits, and what they are exchanged for.
import { pointsOperations } from './operations.ts';
import { pointsPlayer } from './player.ts';

export const points = { ...pointsPlayer, ...pointsOperations };

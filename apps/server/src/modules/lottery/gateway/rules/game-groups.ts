// The groups of lotteries as the family numbers them; those that it lacks follow.
import { lotteryGroups } from '@baize/engines';

export const gameGroups = lotteryGroups.map((code, at) => ({ gameGroupId: at + 1, code }));

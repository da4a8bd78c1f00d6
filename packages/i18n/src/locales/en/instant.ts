// English texts of the small games.
export const instant = {
  dice: 'Dice',
  coin: 'Coin Flip',
  wheel: 'Wheel',
  plinko: 'Plinko',
  mines: 'Mines',
  hilo: 'Hi-Lo',
  heads: 'Heads',
  tails: 'Tails',
  play: 'Play',
  'cash-out': 'Cash out {amount}',
  result: '× {multiplier}: {amount}',
  higher: 'Higher or same',
  lower: 'Lower or same',
  skip: 'Skip',
};

// English texts of the small games.
export const instant = {
  dice: 'Dice',
  coin: 'Coin Flip',
  wheel: 'Wheel',
  plinko: 'Plinko',
  mines: 'Mines',
  hilo: 'Hi-Lo',
};

// What the home page shows beside its games. The server draws it with the page; its code comes
// after that of the games.
export { WinnerBoard } from '../features/catalogue/winner-board.tsx';
export { Promises } from '../features/welcome/promises.tsx';

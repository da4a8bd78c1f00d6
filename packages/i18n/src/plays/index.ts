// The door of what plays of lotteries are called, by their kind and code alone: for the player's
// screens, the console and the server.
export {
  choiceText,
  groupText,
  placeText,
  playText,
  rowText,
  windowText,
  wordText,
} from './play-text.ts';
export { placeOfPlay, type PlayGroup, type PlayPlace, type PlayWindow } from './play-place.ts';

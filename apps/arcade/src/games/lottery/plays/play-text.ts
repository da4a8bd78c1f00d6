// Re-exports the names of plays, groups, places and answers for the screens.
export {
  choiceText,
  groupText,
  placeText,
  playText,
  rowText,
  windowText,
  wordText,
} from '@baize/i18n/plays';

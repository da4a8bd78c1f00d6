// Where a play stands in the picker and what it is called.
export { placeOfPlay, type PlayGroup, type PlayPlace, type PlayWindow } from '@baize/i18n/plays';

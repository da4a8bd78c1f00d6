// Counting beside play.
export { debounce } from './debounce.ts';

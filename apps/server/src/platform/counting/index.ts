// Counting beside play: soon after it moved, never in a bet's path.
export { debounce } from './debounce.ts';

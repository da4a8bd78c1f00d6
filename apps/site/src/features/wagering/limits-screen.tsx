// Safer play: the player's own limits with what is used of them, and breaks from play.
export function LimitsScreen() {
  return <section aria-busy="true" />;
}

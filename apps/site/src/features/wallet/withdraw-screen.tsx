// Money out: what may leave, where to, and every step of it until the player says it arrived.
export function WithdrawScreen() {
  return <section aria-busy="true" />;
}

// Money in: the ways to deposit, their limits, and what became of the last deposits.
export function DepositScreen() {
  return <section aria-busy="true" />;
}

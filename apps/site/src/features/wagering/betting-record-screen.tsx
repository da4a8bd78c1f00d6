// The betting record: every stake and what became of it, each with the way to verify it.
export function BettingRecordScreen() {
  return <section aria-busy="true" />;
}

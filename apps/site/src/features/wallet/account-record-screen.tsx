// The account record: every movement of money with the balance before and after it.
export function AccountRecordScreen() {
  return <section aria-busy="true" />;
}

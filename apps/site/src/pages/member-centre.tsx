// The member centre takes its place here while it is built.
export function MemberCentre() {
  return <p />;
}

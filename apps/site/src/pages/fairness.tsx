// The page being built: it takes its place in the frame.
export function FairnessPage() {
  return <p />;
}

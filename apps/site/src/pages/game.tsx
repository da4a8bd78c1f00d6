// The page being built: it takes its place in the frame.
export function GamePage() {
  return <p />;
}

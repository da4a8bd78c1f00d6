// The site as a whole: what every screen stands on, and the frame around the screen of the
// address.
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from './app/query-client.ts';
import { FaultScreen } from './shell/fault-screen.tsx';
import { SiteFrame } from './site-frame.tsx';

export function App() {
  return (
    <FaultScreen>
      <QueryClientProvider client={queryClient}>
        <SiteFrame />
      </QueryClientProvider>
    </FaultScreen>
  );
}

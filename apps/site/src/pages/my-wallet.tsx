// My wallet, with vendors by the names that the lobby has for them.
import { useLanes } from '../features/catalogue/lanes.ts';
import { MyWalletScreen } from '../features/wallet/my-wallet-screen.tsx';

export function MyWallet() {
  const { data = [] } = useLanes();
  const cards = data.flatMap((lane) => lane.cards);
  const nameOf = (vendor: string) =>
    cards.find(({ vassalage }) => vassalage === vendor)?.displayName ?? vendor;
  return <MyWalletScreen vendorName={nameOf} />;
}

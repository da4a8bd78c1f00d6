// The picture of a kind of account.
import { CoinsIcon, LandmarkIcon, SmartphoneIcon } from '@baize/ui';

const icons: Readonly<Record<string, typeof CoinsIcon>> = {
  ewallet: SmartphoneIcon,
  crypto: CoinsIcon,
};

export function AccountIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? LandmarkIcon;
  return <Icon aria-hidden="true" />;
}

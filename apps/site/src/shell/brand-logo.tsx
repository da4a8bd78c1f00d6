// The brand's logo, as it is now.
import { Logo } from '@baize/ui';
import { logoOf, useFace } from '../app/brand.ts';

export function BrandLogo({ size }: { size?: number }) {
  const face = useFace();
  return <Logo name={face.name} size={size} picture={logoOf(face)} />;
}

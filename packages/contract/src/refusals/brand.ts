// Refusals of a brand’s look and its profile.
import type { RefusalFact } from '../kit/refusal.ts';

export const brandRefusals = {
  'brand-file-unknown': { status: 404, code: 'brand.file.not.found' },
  'contrast-too-low': { status: 400, code: 'brand.contrast.low' },
  'icon-not-square': { status: 400, code: 'brand.icon.not.square' },
  'web-address-invalid': { status: 400, code: 'brand.address.invalid' },
  'contact-twice': { status: 400, code: 'brand.contact.twice' },
  'package-invalid': { status: 400, code: 'brand.package.invalid' },
  'certificate-invalid': { status: 400, code: 'brand.certificate.invalid' },
} as const satisfies Record<string, RefusalFact>;

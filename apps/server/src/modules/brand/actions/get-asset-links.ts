// Lists the Android apps that may open the site as their own: the brand's, when it has one.
import type { brand } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { BrandParts } from '../parts.ts';

export const getAssetLinks =
  ({ keeper }: BrandParts): Action<typeof brand.getAssetLinks> =>
  async () => {
    const { packageName, fingerprints } = keeper.current().android;
    if (packageName === '' || fingerprints.length === 0) return [];
    return [
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: packageName,
          sha256_cert_fingerprints: [...fingerprints],
        },
      },
    ];
  };

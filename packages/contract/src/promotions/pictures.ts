// Pictures of promotions that staff send: kept under their content's digest, by which a promotion
// names them.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { hash, text } from '../kit/schema.ts';

/** Pictures that the product has for promotions and goods. */
export const rewardPictures = [
  'chest',
  'calendar',
  'target',
  'lifebuoy',
  'percent',
  'coins',
  'crown',
  'ticket',
  'camera',
  'clover',
  'gift',
  'friends',
  'cards',
  'wheel',
  'egg',
  'reels',
  'lotus',
  'headphones',
  'smartphone',
  'meal',
] as const;
export type RewardPicture = (typeof rewardPictures)[number];

export const promotionsPictures = {
  sendPromotionPicture: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'promotions.edit',
    perMinute: 30,
    bodyBytesMax: 7_200_000,
    summary: 'Keeps a picture, PNG or JPEG by its content and encoded anew, under its digest',
    method: 'POST',
    path: '/ops/promotion-pictures',
    /** Base64 of a file below 5 MB. */
    body: Type.Object({ picture: text(7_000_000, 1) }),
    gives: Type.Object({ picture: hash() }),
    refusals: ['picture-unreadable'],
  }),
  getPromotionPicture: endpoint({
    wire: 'own',
    who: 'anyone',
    perMinute: 6000,
    contentType: 'image/webp',
    keptForever: true,
    summary: 'A picture of a promotion; its name is its content',
    method: 'GET',
    path: '/play/promotion-pictures/:picture',
    params: Type.Object({ picture: hash() }),
    gives: Type.Unsafe<Uint8Array>(Type.String()),
    refusals: ['picture-unknown'],
  }),
};

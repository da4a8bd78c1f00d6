// Refusals of VIP levels.
import type { RefusalFact } from '../kit/refusal.ts';

export const vipRefusals = {
  'vip-levels-changed': { status: 409, code: 'vip.levels.changed' },
  'vip-level-unknown': { status: 404, code: 'vip.level.not.found' },
  'vip-emblem-twice': { status: 400, code: 'vip.emblem.twice' },
  'vip-levels-not-ascending': { status: 400, code: 'vip.levels.order' },
  'vip-keep-too-high': { status: 400, code: 'vip.keep.high' },
  'vip-benefit-falling': { status: 400, code: 'vip.benefit.order' },
  'vip-contact-invalid': { status: 400, code: 'vip.contact.invalid' },
  'vip-level-held': { status: 409, code: 'vip.level.held' },
  'vip-until-invalid': { status: 400, code: 'vip.until.invalid' },
  'vip-not-set': { status: 409, code: 'vip.not.set' },
} as const satisfies Record<string, RefusalFact>;

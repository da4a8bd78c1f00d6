// Closes a game without anybody of staff: when what it pays drifts from what it promises, or when
// its code is not what was certified. Staff open it again.
import { refuse, type OfferState, type Refusal } from '@baize/contract';
import type { StaffCaller } from '../../platform/call/index.ts';
import { changeOffer } from './change-offer.ts';
import type { CatalogueParts } from './parts.ts';
import { houseVendor } from './rules/offer.ts';
import { writeGame } from './store/offer-writer.ts';

export interface ClosingAsked {
  readonly gameCode: string;
  readonly vendor?: string;
  readonly state: Exclude<OfferState, 'on'>;
  /** Stands in the audit log. */
  readonly reason: string;
}

/** The platform itself, in the audit log. */
const platform: StaffCaller = {
  kind: 'staff',
  staffId: 'platform',
  username: 'platform',
  role: 'platform',
  permissions: [],
  sessionId: '',
  confirmedUntil: 0,
};

export function closeGame(
  parts: CatalogueParts,
  { gameCode, vendor = houseVendor, state, reason }: ClosingAsked,
): Promise<Refusal<'game-unknown'> | undefined> {
  return changeOffer(parts, {
    staff: platform,
    action: 'close-game',
    subject: `${vendor}/${gameCode}`,
    decide: ({ lobby }) => {
      const row = lobby.byVendor.get(vendor)?.get(gameCode);
      if (!row) return refuse('game-unknown');
      // What is closed already stays as it was closed.
      const after = row.state === 'on' ? { state, reason } : { state: row.state };
      return {
        before: { state: row.state },
        after,
        write: (tx) => writeGame(tx, { ...row, state }),
      };
    },
  });
}

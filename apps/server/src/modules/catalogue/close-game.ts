// Switches a game by its vendor and code: the platform closes one by itself when what it pays
// drifts from what it promises, or when its code is not what was certified; staff open it again.
import { refuse, type OfferState, type Refusal } from '@baize/contract';
import type { StaffCaller } from '../../platform/call/index.ts';
import { changeOffer } from './change-offer.ts';
import type { CatalogueParts } from './parts.ts';
import { gameIn } from './rules/lobby.ts';
import { houseVendor } from './rules/offer.ts';
import { writeGame } from './store/offer-writer.ts';

export interface ClosingAsked {
  readonly gameCode: string;
  /** Null: the game is ours. */
  readonly vendor: string | null;
  readonly state: Exclude<OfferState, 'on'>;
  /** Stands in the audit log. */
  readonly reason: string;
}

/** The platform itself, in the audit log. */
export const platformCaller: StaffCaller = {
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
  { gameCode, vendor, state, reason }: ClosingAsked,
): Promise<Refusal<'game-unknown'> | undefined> {
  return changeOffer(parts, {
    staff: platformCaller,
    action: 'close-game',
    subject: `${vendor ?? houseVendor}/${gameCode}`,
    decide: ({ lobby }) => {
      const row = gameIn(lobby, vendor, gameCode);
      if (!row) return refuse('game-unknown');
      // A game that is closed already keeps its state.
      const after = row.state === 'on' ? { state, reason } : { state: row.state };
      return {
        before: { state: row.state },
        after,
        write: (tx) => writeGame(tx, { ...row, state }),
      };
    },
  });
}

export interface SwitchAsked extends Omit<ClosingAsked, 'state'> {
  readonly state: OfferState;
  readonly staff: StaffCaller;
}

/** The same by staff, who may also open it. */
export function switchGame(
  parts: CatalogueParts,
  { gameCode, vendor, state, reason, staff }: SwitchAsked,
): Promise<Refusal<'game-unknown'> | undefined> {
  return changeOffer(parts, {
    staff,
    action: 'switch-game',
    subject: `${vendor ?? houseVendor}/${gameCode}`,
    decide: ({ lobby }) => {
      const row = gameIn(lobby, vendor, gameCode);
      if (!row) return refuse('game-unknown');
      return {
        before: { state: row.state },
        after: row.state === state ? { state } : { state, reason },
        write: (tx) => writeGame(tx, { ...row, state }),
      };
    },
  });
}

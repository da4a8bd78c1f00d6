// Whether this player is registered: demo accounts only read.
import { isMember, useSession } from '../../app/session/session.ts';

export const useIsMember = (): boolean => isMember(useSession());

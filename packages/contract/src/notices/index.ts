// Notices: what players are shown, their inbox, and how staff write both.
import { noticesInbox } from './inbox.ts';
import { noticesOperations } from './operations.ts';
import { noticesOfPlayers } from './site.ts';

export const notices = { ...noticesOfPlayers, ...noticesInbox, ...noticesOperations };

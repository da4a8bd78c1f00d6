// Chat: rooms and customer service for players, and both desks of staff.
import { chatDesk } from './operations.ts';
import { chatServiceDesk } from './service-desk.ts';
import { chatRooms, chatService } from './site.ts';

export const chat = { ...chatRooms, ...chatService, ...chatDesk, ...chatServiceDesk };

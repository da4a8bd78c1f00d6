// Constants of the chat that need no schema: the length of a message, and the topics of the live
// channel.

/** How many characters a message in a room, or to customer service, may have. */
export const chatTextMax = 300;
export const serviceTextMax = 1000;

/** The messages of a room; only pages that show the chat subscribe to it. */
export const topicOfRoom = (roomId: string) => `chat-room:${roomId}`;
/** Tells pages that the rooms changed. */
export const chatTopic = 'chat';

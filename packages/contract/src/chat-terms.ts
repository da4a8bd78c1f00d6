// What both sides of the chat hold to without a schema: how long a message may be, and under which
// topics the live channel tells of it.

/** How many characters a message in a room, or to customer service, may have. */
export const chatTextMax = 300;
export const serviceTextMax = 1000;

/** What is said in a room; only pages that show the chat ask to follow it. */
export const topicOfRoom = (roomId: string) => `chat-room:${roomId}`;
/** That the rooms are not what they were. */
export const chatTopic = 'chat';

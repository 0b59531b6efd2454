/** What changes for a user and several screens show: the bell, messages, and meetings. */
export const INBOX_TOPICS = ['bell', 'messages', 'meetings'] as const;
export type InboxTopic = (typeof INBOX_TOPICS)[number];

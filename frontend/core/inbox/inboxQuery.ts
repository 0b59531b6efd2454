import { api } from '../api/client.ts';

/** What the inbox last answered. The number of unread messages is kept from the answer that last had it. */
export const inboxQuery = api.query('inbox.changes');

/** Says that this tab shows a conversation: the tab that asks for all then asks more often. */
export const CONVERSATION_EVENT = 'inbox-conversation';

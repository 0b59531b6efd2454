/** The token of a user's links: it names the user, and proves that it came with a mail to them. */
export const unsubscribeToken = (userId: string, stopToken: string): string => `${userId}.${stopToken}`;

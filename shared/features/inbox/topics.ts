/** What changes for a user and several screens show: the bell, messages, and meetings. */
export const INBOX_TOPICS = ['bell', 'messages', 'meetings'] as const;
export type InboxTopic = (typeof INBOX_TOPICS)[number];

/** The topics whose numbers differ between two states; all of them without an earlier one. */
export const topicsChanged = (before: string | undefined, now: string): InboxTopic[] => {
  const [had, has] = [before?.split('.'), now.split('.')];
  return INBOX_TOPICS.filter((_, index) => had?.[index] !== has[index]);
};

/** Whether a state is from before another one: the numbers of changes only grow. */
export const isBefore = (one: string, other: string): boolean => {
  const later = other.split('.').map(Number);
  return one.split('.').some((number, index) => Number(number) < (later[index] ?? 0));
};

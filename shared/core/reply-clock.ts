// Plain functions without schemas: the browser loads them with the form and with every card.

/** How many days after the deadline applicants get an answer, unless the posting promises another day. */
export const REPLY_DAYS = 14;
/** The latest that a posting can promise. */
export const MAX_REPLY_DAYS = 30;

/** The day a number of days after another, both `YYYY-MM-DD` in UTC. */
export const daysAfter = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** The day by which applicants get an answer when the posting promises none. */
export const defaultReplyBy = (deadline: string): string => daysAfter(deadline, REPLY_DAYS);

/** What is wrong with a promised day, if anything: it is between the deadline and 30 days after it. */
export const replyByProblem = (replyBy: string, deadline: string): string | undefined => {
  if (replyBy < deadline) return 'Choose a day on or after the deadline';
  return replyBy > daysAfter(deadline, MAX_REPLY_DAYS)
    ? `Choose a day at most ${MAX_REPLY_DAYS} days after the deadline`
    : undefined;
};

import { inOneLine } from '#shared/core/isolation.ts';
import { fullName } from '#shared/core/names.ts';
import type { Conversation, Person } from '#shared/features/conversations/routes.ts';

/** How a user is called. */
export const nameOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  fullName({ firstName, lastName });

/** What a conversation is about, in a line. */
export const aboutText = ({
  about,
  reason,
  status,
  begun,
}: Pick<Conversation, 'about' | 'reason' | 'status' | 'begun'>): string => {
  if (about) return inOneLine([about.title, about.company]);
  if (reason.kind === 'mentorship') return 'Mentorship';
  if (status !== 'asked') return 'First contact';
  return begun ? 'Waiting for an answer' : 'Wants to get in touch';
};

/** Why nothing can be written, for `closed` of a conversation. */
export const CLOSED: Readonly<Record<'ended' | 'blocked' | 'waiting' | 'declined', string>> = {
  ended:
    'This conversation has ended, because the application was withdrawn, someone left the company, or the mentorship or the review is over. You can still read it.',
  blocked: 'You can’t write to each other any more. Messages from the other side are hidden.',
  waiting: 'You can write more once your request is accepted.',
  declined: 'This request was declined.',
};

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
/** `14:05`, in the reader's time zone. */
export const timeOf = (at: string): string => time.format(new Date(at));

/** The day of a moment in the reader's time zone, to group by. */
export const dayKey = (at: string): string => new Date(at).toDateString();

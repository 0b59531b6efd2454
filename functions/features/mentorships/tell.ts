import { getAccount } from '#functions/core/account.ts';
import { requestMail } from '#functions/core/mail/request.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import type { MentorshipNews } from '#shared/features/mentorships/news.ts';
import type { MentorshipSide } from '#shared/features/mentorships/rules.ts';

/** The part of a mentorship that its news need. */
export interface ToldMentorship {
  readonly id: string;
  readonly mentor: { readonly id: string; readonly name: string };
  readonly mentee: { readonly id: string; readonly name: string };
}

export const otherSide = (side: MentorshipSide): MentorshipSide => (side === 'mentor' ? 'mentee' : 'mentor');

/** Notifies one side of a mentorship of what happened at a moment, and has them mailed. Repeated, it changes nothing. */
export const tell = async (
  mentorship: ToldMentorship,
  side: MentorshipSide,
  news: MentorshipNews,
  at: string,
): Promise<void> => {
  const { id: userId } = mentorship[side];
  const role = (await getAccount(userId))?.role;
  const screen = role === 'mentor' || role === 'alumni' ? role : 'student';
  const person = mentorship[otherSide(side)].name;
  const event = { kind: 'mentorship', mentorshipId: mentorship.id, news, person, screen } as const;
  await notify(userId, at, event);
  await requestMail(userId, at, event);
};

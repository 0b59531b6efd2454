import { getAskReason } from '#functions/parts/asks/ask-reason.ts';
import { getPair } from '#functions/parts/buddies/repository.ts';
import type {
  AskReason,
  BuddyReason,
  MentorshipReason,
} from '#shared/features/conversations/reason-rules.ts';
import { MENTORING, mentorshipReasonStatus } from '#shared/features/mentorships/rules.ts';
import { getMentorship } from '../mentorships/repository.ts';
import type { FoundReason } from './found-reason.ts';

// Apart from reason.ts, which loads them with the first of their reasons: most functions ask about applications alone.

/** An ask is a reason once it was answered with a call: one read. */
export const findAsk = async ({ id }: AskReason): Promise<FoundReason | undefined> => {
  const ask = await getAskReason(id);
  return (
    ask && {
      status: ask.status === 'answered' && ask.meetingId !== undefined ? 'open' : 'ended',
      about: { title: 'A question', company: '' },
      asking: { userId: ask.student.id },
      answering: { userId: ask.alumnus.id },
      minor: ask.minor,
    }
  );
};

/** Buddies have a reason while they are paired: one read. */
export const findBuddies = async ({ id }: BuddyReason): Promise<FoundReason | undefined> => {
  const pair = await getPair(id);
  return (
    pair && {
      status: pair.status === 'paired' ? 'open' : 'ended',
      about: { title: 'Buddies', company: '' },
      asking: { userId: pair.student.id },
      answering: { userId: pair.senior.id },
      minor: pair.minor,
    }
  );
};

/** A mentorship, which the student asks for and the mentor answers: one read. */
export const findMentorship = async ({ id }: MentorshipReason): Promise<FoundReason | undefined> => {
  const mentorship = await getMentorship(id);
  return (
    mentorship && {
      status: mentorshipReasonStatus(mentorship.status),
      about: { title: MENTORING, company: '' },
      asking: { userId: mentorship.mentee.id },
      answering: { userId: mentorship.mentor.id },
      minor: mentorship.minor,
      mentorship,
    }
  );
};

import type { StoredMeeting } from '#shared/features/meetings/schema.ts';
import type { Member } from './members.ts';
import { mentorWith, studentBorn } from './mentors.ts';

interface Asked {
  readonly goals?: string[];
  readonly note?: string;
  readonly weeks?: 4 | 8 | 12;
  readonly times?: string[];
}

/** Asks a mentor. */
export const ask = (student: Member, mentor: Pick<Member, 'id'>, given: Asked = {}) =>
  student.browser.call('mentorships.create', {
    body: { mentorId: mentor.id, goals: ['Write better tests'], weeks: 8, ...given },
  });

/** A mentor, and a student whose request waits for their answer. */
export const asked = async (given: Asked = {}, settings: Parameters<typeof mentorWith>[0] = {}) => {
  const [mentor, student] = await Promise.all([mentorWith(settings), studentBorn()]);
  const { id } = (await ask(student, mentor, given)).body;
  return { mentor, student, id };
};

export const accept = (mentor: Member, id: string) =>
  mentor.browser.call('mentorships.accept', { params: { id }, body: {} });

/** Does something with a mentorship that takes nothing else. */
export const doWith = (who: Member, what: 'withdraw' | 'forward' | 'renew', id: string) =>
  who.browser.call(`mentorships.${what}`, { params: { id }, body: {} });

export const decline = (mentor: Member, id: string, given: { message?: string; pause?: boolean } = {}) =>
  mentor.browser.call('mentorships.decline', { params: { id }, body: { reason: 'no_time', ...given } });

export const end = (who: Member, id: string, message?: string) =>
  who.browser.call('mentorships.end', { params: { id }, body: message === undefined ? {} : { message } });

export const read = async (who: Member, id: string) =>
  (await who.browser.call('mentorships.get', { params: { id } })).body;

/** A mentor and their mentee. */
export const mentoring = async (given: Asked = {}, settings: Parameters<typeof mentorWith>[0] = {}) => {
  const found = await asked(given, settings);
  (await accept(found.mentor, found.id)).body;
  return found;
};

/** Books a session of a mentorship as one of its two users. */
export const session = (
  who: Member,
  other: Pick<Member, 'id'>,
  id: string,
  given: Partial<Pick<StoredMeeting, 'start' | 'minutes' | 'topic' | 'proposed' | 'link'>>,
) =>
  who.browser.call('meetings.create', {
    body: {
      with: other.id,
      reason: { kind: 'mentorship', id },
      minutes: 30,
      topic: 'A plan',
      ...given,
    },
  });

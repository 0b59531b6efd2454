import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import {
  approvalPosition,
  approvalPositionSchema,
  mentorsBy,
} from '#functions/parts/mentors/approval-list.ts';
import type { StoredMentor } from '#functions/parts/mentors/repository.ts';
import type { MentorCase, mentors } from '#shared/features/mentors/routes.ts';

/** More are not counted. */
const COUNTED = 100;

/** A mentor as an admin decides about them. */
export const caseOf = (mentor: StoredMentor): MentorCase => {
  const { role, type, expertise, industry, languages, about, approval, approvedForMinors, since } = mentor;
  const { firstName, lastName } = mentor.person;
  return {
    id: mentor.userId,
    ...{ firstName, lastName, role, type, expertise, industry, languages, about },
    ...{ approval, approvedForMinors, since },
  };
};

/** The mentors in a state of approval. */
export const cases: Handler<typeof mentors.cases> = async ({ query: { approval, cursor, limit } }) => {
  const purpose = `mentors.cases ${approval}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, approvalPositionSchema);
  const found = await mentorsBy(approval, limit + 1, after);
  const page = pageFrom(found, limit, (last) => encodeCursor(purpose, approvalPosition(last)));
  return { ...page, items: page.items.map(caseOf) };
};

/** How many wait for approval, as far as they are counted. */
export const caseCount: Handler<typeof mentors.caseCount> = async () => ({
  count: (await mentorsBy('waiting', COUNTED, undefined)).length,
});

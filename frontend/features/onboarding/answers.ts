import { type Answers, answersOf } from '#frontend/core/profile/answers.ts';
import { readDraft } from '#frontend/core/session/drafts.ts';
import type { User } from '#shared/features/users.ts';

export const draftName = (user: User): string => `onboarding:${user.id}`;

/** What the profile holds, with what was typed and not yet stored on top. The address is the account's, always. */
export const answersSoFar = (user: User): Answers => ({
  ...readDraft<Answers>(draftName(user), answersOf(user)),
  email: user.email,
});

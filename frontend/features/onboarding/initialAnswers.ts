import { readDraft } from '#frontend/core/session/drafts.ts';
import { type Answers, answersOf } from '#frontend/parts/profile/answers.ts';
import type { User } from '#shared/features/users/schema.ts';

export const draftName = (user: User): string => `onboarding:${user.id}`;

/** The answers from the profile, overridden by the draft. The email address is always the account's. */
export const initialAnswers = (user: User): Answers => ({
  ...readDraft<Answers>(draftName(user), answersOf(user)),
  email: user.email,
});

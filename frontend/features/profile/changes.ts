import type { Answers } from '#frontend/core/profile/answers.ts';
import { forgetDraft, readDraft, writeDraft } from '#frontend/core/session/drafts.ts';

export type Field = keyof Answers;
export type Changes = Partial<Answers>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The answers of `after` that are others than those of `before`. A number that was taken out is there as undefined. */
export const changesBetween = (before: Answers, after: Answers): Changes =>
  Object.fromEntries(
    (Object.keys(after) as Field[])
      .filter((field) => !same(before[field], after[field]))
      .map((field) => [field, after[field]]),
  );

export const draftName = (userId: string): string => `profile:${userId}`;

/**
 * Keeps what was changed and not saved, for a reload; nothing when nothing was. Only the changes are kept, so that they
 * go on top of whatever the profile has become meanwhile.
 */
export const keepChanges = (userId: string, version: number, changes: Changes): void => {
  const fields = Object.keys(changes) as Field[];
  // JSON knows no undefined.
  const cleared = fields.filter((field) => changes[field] === undefined);
  if (fields.length === 0) forgetDraft(draftName(userId));
  else writeDraft(draftName(userId), { ...changes, version, cleared });
};

/** What was kept, and whether the profile has changed since; undefined when nothing was. */
export const keptChanges = (
  userId: string,
  stored: Answers,
  version: number,
): { changes: Changes; outdated: boolean } | undefined => {
  const none = { ...stored, version: -1, cleared: [] as string[] };
  const { version: begun, cleared, ...kept } = readDraft(draftName(userId), none);
  if (begun === -1) return undefined;
  const answers: Answers = {
    ...kept,
    email: stored.email,
    ...(cleared.includes('gpa') && { gpa: undefined }),
  };
  return { changes: changesBetween(stored, answers), outdated: begun !== version };
};

/** Whether changes are kept for a later visit. */
export const hasKeptChanges = (userId: string): boolean =>
  readDraft(draftName(userId), { version: -1 }).version !== -1;

import { forgetDraft, readDraft, writeDraft } from '../session/drafts.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The values of `after` that differ from those of `before`. A number that was removed is there as undefined. */
export const changesBetween = <Values extends object>(before: Values, after: Values): Partial<Values> => {
  const changes: Partial<Values> = {};
  for (const field of Object.keys(after) as (keyof Values)[])
    if (!same(before[field], after[field])) changes[field] = after[field];
  return changes;
};

/** The fields that changes are about. */
export const fieldsIn = <Values extends object>(changes: Partial<Values> = {}): (keyof Values & string)[] =>
  Object.keys(changes) as (keyof Values & string)[];

/**
 * Saves what was changed, for a reload; nothing when nothing was. Only the changes are saved, so that they go on top of
 * whatever the record has become meanwhile.
 */
export const saveChanges = <Values extends object>(
  draft: string,
  version: string | number,
  changes: Partial<Values>,
): void => {
  const fields = fieldsIn(changes);
  // JSON has no undefined.
  const cleared = fields.filter((field) => changes[field] === undefined);
  if (fields.length === 0) forgetDraft(draft);
  else writeDraft(draft, { ...changes, version: String(version), cleared });
};

/** The saved changes, and whether the record has changed since; undefined when there are none. */
export const savedChanges = <Values extends object>(
  draft: string,
  stored: Values,
  version: string | number,
): { changes: Partial<Values>; outdated: boolean } | undefined => {
  const none = { ...stored, version: '', cleared: [] as string[] };
  const { version: begun, cleared, ...values } = readDraft(draft, none);
  if (begun === '') return undefined;
  const removed = Object.fromEntries(cleared.map((field) => [field, undefined]));
  return {
    changes: changesBetween(stored, { ...stored, ...values, ...removed }),
    outdated: begun !== String(version),
  };
};

/** Whether changes are saved for a later visit. */
export const hasSavedChanges = (draft: string): boolean => readDraft(draft, { version: '' }).version !== '';

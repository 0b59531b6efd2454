import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { retrying } from '#functions/core/retry.ts';
import { loadProfile } from '#functions/parts/profile/change-profile.ts';
import { saveSections } from '#functions/parts/profile/save.ts';
import { sectionsOf } from '#shared/features/profile/answers.ts';
import type { Section } from '#shared/features/profile/rules.ts';
import { sectionSchemas } from '#shared/features/profile/sections.ts';
import type { AcceptedParts } from '#shared/features/resume/routes.ts';
import { addToSections, type Fit } from '#shared/features/resume/sections.ts';

/** The fields of an entry that its section's schema refuses; empty when it fits. */
const refusedFields = (section: Section, entry: object): ReadonlySet<string> => {
  const { error } = sectionSchemas[section].safeParse([entry]);
  return new Set(error?.issues.map(({ path: [, name] }) => String(name)));
};

/** Leaves out what the profile cannot store, such as a phone number of nine digits, and notes where that was. */
const fitting =
  (leftOut: Set<string>): Fit =>
  (section, entry, path, full) => {
    if (full) {
      leftOut.add(path);
      return undefined;
    }
    const refused = refusedFields(section, entry);
    if (refused.size === 0) return entry;
    leftOut.add(path);
    const rest = { ...entry };
    for (const name in rest) if (refused.has(name)) delete rest[name];
    return refusedFields(section, rest).size === 0 ? rest : undefined;
  };

const attempt = async (account: Account, parts: AcceptedParts, now: Date): Promise<string[]> => {
  const { profile, stored, version } = await loadProfile(account.id);
  const leftOut = new Set<string>();
  const sections = addToSections(sectionsOf({ ...account, ...profile }, stored), parts, fitting(leftOut));
  if (Object.keys(sections).length > 0)
    await saveSections(
      account,
      { sections, audiences: {}, pathOf: (section, index, field) => `${section}.${index}.${field}` },
      now,
      (before) => {
        if (before.version !== version) throw new AppError('conflict');
      },
    );
  return [...leftOut];
};

/**
 * Adds the taken parts of a result to the user's profile. Returns the paths of those that the profile cannot store.
 * A profile that is changed meanwhile is read again.
 */
export const addToProfile = (account: Account, parts: AcceptedParts, now: Date): Promise<string[]> =>
  retrying(
    () => attempt(account, parts, now),
    (error) => error instanceof AppError && error.code === 'conflict',
  );

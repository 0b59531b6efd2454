import type { Account } from '#functions/core/account.ts';
import { sectionsOf } from '#shared/features/profile/answers.ts';
import type { Viewer } from '#shared/features/profile/rules.ts';
import { visibleSections } from '#shared/features/profile/visibility.ts';
import { getProfile } from './repository.ts';
import { getStoredSections } from './sections.ts';
import { audiencesIn } from './views.ts';

/** What others may see of a user’s education and work, and the date of birth, which only the server uses. */
export interface Background {
  readonly university: string;
  /** The field of study, or the program where the profile names no field. */
  readonly field: string;
  /** The year of graduation; empty for none. */
  readonly year: string;
  /** Position and company. */
  readonly work: string;
  readonly dateOfBirth: string;
}

/** The latest education and work of a user as their profile shows them to a viewer: a read and a query. */
export const backgroundOf = async (account: Account, viewer: Viewer = 'everyone'): Promise<Background> => {
  const [profile, stored] = await Promise.all([getProfile(account.id), getStoredSections(account.id)]);
  const { education = [], work = [] } = visibleSections(
    sectionsOf({ ...account, ...profile }, stored),
    audiencesIn(profile.sections ?? {}),
    viewer,
  );
  const { institution = '', area = '', studyType = '', endDate = '' } = education[0] ?? {};
  const { position = '', name = '' } = work[0] ?? {};
  return {
    university: institution,
    field: area === '' && studyType !== 'Other' ? studyType : area,
    year: endDate.slice(0, 4),
    work: [position, name].filter((part) => part !== '').join(' at '),
    dateOfBirth: profile.dateOfBirth,
  };
};

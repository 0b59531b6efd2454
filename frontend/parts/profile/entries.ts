import type { ViewedProfile } from '#shared/features/profile/routes.ts';

/** The lists of entries of a profile; empty where it has none, or none for its viewer. */
export const entriesOf = ({
  work = [],
  education = [],
  projects = [],
  skills = [],
  certificates = [],
  languages = [],
  volunteer = [],
  awards = [],
  publications = [],
  interests = [],
  references = [],
}: ViewedProfile['sections']) => ({
  work,
  education,
  projects,
  skills,
  certificates,
  languages,
  volunteer,
  awards,
  publications,
  interests,
  references,
});

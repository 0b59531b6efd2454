/** The parts of a profile. Each is read, saved and shown to others by itself. */
export const SECTIONS = [
  'basics',
  'work',
  'volunteer',
  'education',
  'projects',
  'skills',
  'certificates',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
  'lookingFor',
] as const;
export type Section = (typeof SECTIONS)[number];

/** How many entries a section may have. The most resumes need a tenth of it. */
export const SECTION_LIMITS: Readonly<Record<Section, number>> = {
  basics: 1,
  work: 30,
  volunteer: 20,
  education: 15,
  projects: 30,
  skills: 60,
  certificates: 40,
  awards: 30,
  publications: 40,
  languages: 20,
  interests: 20,
  references: 10,
  lookingFor: 1,
};

/**
 * A whole profile as JSON, in UTF-16 units: some twenty printed pages. With it, a copy of the profile fits into one
 * request when it is imported again.
 */
export const PROFILE_MAX_LENGTH = 40_000;

/** Who may see a section, the most first. Its user chooses. */
export const AUDIENCES = ['everyone', 'work', 'me'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The audience of a section until its user chooses another. */
export const AUDIENCES_AT_FIRST: Readonly<Record<Section, Audience>> = {
  basics: 'everyone',
  work: 'everyone',
  volunteer: 'everyone',
  education: 'everyone',
  projects: 'everyone',
  skills: 'everyone',
  certificates: 'everyone',
  awards: 'everyone',
  publications: 'everyone',
  languages: 'everyone',
  interests: 'everyone',
  // They are about others, whose names belong to those who consider the user.
  references: 'work',
  lookingFor: 'work',
};

/**
 * What a viewer is to the owner of a profile: the owner, someone the owner works with, or anyone else who is signed in.
 * Who works with whom follows from records: an employer with those who applied to it, and an applicant with an employer
 * that has scheduled an interview.
 */
export type Viewer = 'owner' | 'work' | 'everyone';

/** Contact data, which only the owner and those the owner works with may see, whatever the audience of the section. */
export const CONTACT_FIELDS = ['email', 'phone'] as const;
/** What only the owner may see: it is needed for the account and has no place in a resume. */
export const OWNER_FIELDS = ['dateOfBirth'] as const;

/** Whether a viewer belongs to an audience. */
export const mayView = (viewer: Viewer, audience: Audience): boolean =>
  viewer === 'owner' || audience === 'everyone' || (viewer === 'work' && audience === 'work');

/** The audience of each section, with the user's choices. */
export type Audiences = Readonly<Partial<Record<Section, Audience>>>;
export const audienceOf = (audiences: Audiences, section: Section): Audience =>
  audiences[section] ?? AUDIENCES_AT_FIRST[section];

/** Whether a value says nothing: none, an empty text, or a list or an object of nothing else. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty));

/** An entry without its empty fields. */
export const filled = <T extends object>(entry: T): T => {
  const result = { ...entry };
  for (const key in result) if (isEmpty(result[key])) delete result[key];
  return result;
};

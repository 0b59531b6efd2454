import type { INTERESTS, PROGRAMS, SKILLS } from '#shared/features/choices.ts';

/** What somebody studies and is drawn to: the lists that a profile is picked from. */
export interface Track {
  readonly skills: readonly (typeof SKILLS)[number][];
  readonly interests: readonly (typeof INTERESTS)[number][];
  readonly bachelor: readonly (typeof PROGRAMS)[number][];
  readonly master: readonly (typeof PROGRAMS)[number][];
}

export const TRACKS: readonly Track[] = [
  {
    skills: ['JavaScript', 'TypeScript', 'React', 'Node.js', 'Java', 'Python'],
    interests: ['Software Development', 'Cloud & DevOps', 'Cybersecurity'],
    bachelor: ['B.Tech', 'BCA', 'B.Sc'],
    master: ['M.Tech', 'MCA'],
  },
  {
    skills: ['Python', 'Data Science', 'Machine Learning', 'Business Analytics', 'C++'],
    interests: ['Data & Analytics', 'Artificial Intelligence', 'Healthcare Technology'],
    bachelor: ['B.Sc', 'B.Tech'],
    master: ['M.Sc', 'M.Tech'],
  },
  {
    skills: ['UI/UX Design', 'Product Management', 'JavaScript', 'React', 'Digital Marketing'],
    interests: ['Design', 'Product Management', 'Gaming'],
    bachelor: ['B.Sc', 'Other'],
    master: ['M.Sc', 'Other'],
  },
  {
    skills: ['Digital Marketing', 'Business Analytics', 'UI/UX Design', 'Product Management'],
    interests: ['Marketing', 'Entrepreneurship', 'Sustainability'],
    bachelor: ['BBA', 'Other'],
    master: ['MBA'],
  },
  {
    skills: ['Finance', 'Business Analytics', 'Python', 'Data Science'],
    interests: ['Finance & Banking', 'Consulting', 'Data & Analytics'],
    bachelor: ['BBA', 'B.Sc'],
    master: ['MBA', 'M.Sc'],
  },
  {
    skills: ['C++', 'Python', 'Java', 'Machine Learning', 'Product Management'],
    interests: ['Gaming', 'Sustainability', 'Software Development'],
    bachelor: ['B.Tech'],
    master: ['M.Tech'],
  },
];

export const UNIVERSITIES = [
  'University of Calderbrook',
  'Northhaven Institute of Technology',
  'Harbour State University',
  'Easterly College London',
  'Saltfleet University',
  'Pine Ridge Polytechnic',
  'St Brannoc’s College',
  'Lakemoor University',
] as const;

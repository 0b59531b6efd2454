/** The lists that forms, filters and the seed choose from (spec, point 3). */

export const SKILLS = [
  'JavaScript',
  'Python',
  'React',
  'Node.js',
  'TypeScript',
  'Java',
  'C++',
  'Data Science',
  'Machine Learning',
  'UI/UX Design',
  'Product Management',
  'Digital Marketing',
  'Finance',
  'Business Analytics',
] as const;

/** Each opportunity asks for at most this many skills, and a search may ask for as many. */
export const MAX_SKILLS = 10;
/** The most characters of a skill’s name. */
export const SKILL_MAX = 50;

/** The first and the last are the spec's; the twelve between are ours, as it leaves them open. */
export const INTERESTS = [
  'Software Development',
  'Data & Analytics',
  'Artificial Intelligence',
  'Cloud & DevOps',
  'Cybersecurity',
  'Product Management',
  'Design',
  'Marketing',
  'Finance & Banking',
  'Consulting',
  'Entrepreneurship',
  'Healthcare Technology',
  'Sustainability',
  'Gaming',
] as const;

export const EDUCATION_LEVELS = ['Diploma', 'Undergraduate', 'Postgraduate', 'PhD'] as const;
export const PROGRAMS = [
  'B.Tech',
  'BCA',
  'BBA',
  'B.Sc',
  'M.Tech',
  'MCA',
  'MBA',
  'M.Sc',
  'PhD',
  'Other',
] as const;
export const EXPERIENCE_BANDS = ['0-2', '3-5', '6-10', '10+'] as const;
export const CAREER_GOALS = [
  'Full-time Job',
  'Internships',
  'Start a Startup',
  'Skill Upgrade',
  'Study Abroad',
  'Research',
  'Freelancing',
  'Career Change',
] as const;

/** The places that the explore filter offers. Opportunities may be in other places too. */
export const LOCATIONS = ['Remote', 'San Francisco', 'New York', 'London', 'Seattle', 'Boston'] as const;

/** The current year and the six after it. */
export const graduationYears = (now: Date): string[] =>
  Array.from({ length: 7 }, (_, index) => String(now.getUTCFullYear() + index));

import type { Slots } from '#functions/core/advisor/tool.ts';
import { counted } from '#functions/core/advisor/words.ts';
import type { Expecting } from './asked.ts';

const pipeline: Expecting = ({ person, slots, part }) => {
  if (person.account.role === 'alumni') return [['no open posting', 'Nobody has applied']];
  const [only, ...more] = part.references;
  if (only && more.length === 0)
    return only.label === 'Data intern'
      ? ['two applicants', 'New: 1', 'Reviewed: 1']
      : ['one applicant', 'New: 1'];
  return slots.name ? ['three applicants'] : ['three applicants for two postings', '2 New and 1 Reviewed'];
};

const waiting: Expecting = async ({ person: { reader } }) => {
  const { count } = await reader.call('admin.approvals', { query: { limit: 1 } });
  const { companies, postings } = await reader.call('moderation.count');
  return count + companies + postings === 0
    ? ['Nothing waits for a decision']
    : [
        ...(count > 0 ? [counted(count, 'account')] : []),
        ...(postings > 0 ? [counted(postings, 'posting')] : []),
      ].map((text) => [text, text.charAt(0).toUpperCase() + text.slice(1)]);
};

const figures: Expecting = async ({ person: { reader } }) => {
  const { counts, figures: numbers } = await reader.call('admin.users', { query: { limit: 1 } });
  return [
    `${numbers.active} active and ${numbers.waiting} waiting`,
    `${counts.student} student`,
    `${counts.mentor} mentor`,
  ];
};

/** The skills that a question has word by word: a title such as “frontend developer” is no requirement. */
const namedSkills = ({ skills, text }: Slots): string[] =>
  skills.filter((skill) => text.includes(skill.toLowerCase()));

/** What is said of the settings, none of which was changed, by a word of the question. */
const SETTINGS_SAID: readonly (readonly [RegExp, string])[] = [
  [/read.?only/, 'Read-only: Off'],
  [/messag/, 'Messages: On'],
  [/startup plan/, 'Startup: 5 postings'],
  [/courses/, 'Courses: On'],
  [/sign up|register|sign-up/, 'Sign-up of'],
  [/token/, 'Tokens of'],
  [/contact address/, 'Contact address: None'],
  [/differ|default/, 'No setting was changed'],
  [/second admin/, 'No change of a setting waits'],
  [/switched off/, 'Nothing is switched off'],
];
const settings: Expecting = ({ slots: { text } }) => [
  SETTINGS_SAID.find(([asked]) => asked.test(text))?.[1] ?? 'There are',
];

/** What those who hire, and admins, are told. */
export const DECIDING: Readonly<Record<string, Expecting>> = {
  'postings.pipeline': pipeline,
  'postings.overdue': ({ person }) =>
    person.account.role === 'alumni'
      ? ['Nobody waits']
      : ['No answer is overdue', 'Three applicants still wait'],
  'postings.draft': ({ slots }) =>
    slots.title === undefined
      ? ['For which role?']
      : [slots.title, ...[slots.place, ...namedSkills(slots)].flatMap((value) => value ?? [])].map(
          (value) => [value, value.charAt(0).toUpperCase() + value.slice(1)],
        ),
  'screening.compare': ({ person, part }) => {
    if (person.account.role === 'alumni') return ['Nobody has applied'];
    const [only, ...more] = part.references;
    if (more.length > 0) return ['Candidates of which posting?', 'Data intern', 'Backend job'];
    return only?.label === 'Data intern'
      ? ['not ranked', 'shows SQL and Python', 'shows SQL; not Python']
      : ['one candidate'];
  },
  'analytics.hiring': () => ['Three users have applied for two postings', '0 were hired'],
  'admin.waiting': waiting,
  'admin.figures': figures,
  'platform-figures.period': async ({ person: { reader } }) => {
    const { since } = await reader.call('platform-figures.list', { query: {} });
    return since === null
      ? ['These days are not counted']
      : [['not counted', 'this week:', 'today:', 'last', 'month:', 'in October']];
  },
  'platform-settings.explain': settings,
};

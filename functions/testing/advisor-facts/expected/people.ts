import { counted, sentence } from '#functions/core/advisor/words.ts';
import { type AskedOf, type Expecting, momentAfter } from './asked.ts';

const health: Expecting = async ({ person: { reader, account } }) => {
  const { resumeScore } = await reader.call('dashboard.get', { params: { userId: account.id } });
  return [`Resume Health is ${resumeScore}%`, 'no resume file'];
};

const unread: Expecting = async ({ person: { reader, account } }) => {
  const { unread: count } = await reader.call('dashboard.get', { params: { userId: account.id } });
  return count === 0
    ? ['You have read everything']
    : ['no unread messages', counted(count, 'unread notification')];
};

/** On which day from now the next meeting of each role is, and with whom. */
const NEXT = {
  student: [4, 'Erin Okafor'],
  employer: [4, 'Sanna Lind'],
  mentor: [6, 'Sanna Lind'],
  alumni: [7, 'Tove Berg'],
} as const;

const upcoming: Expecting = ({ scene, person }) => {
  const { role } = person.account;
  if (role === 'admin') return ['You have no meeting'];
  const [days, whom] = NEXT[role];
  return [momentAfter(scene, days), whom];
};

/** The mentorship of each role: its other side, goal and the day of its session. */
const MENTORING = {
  student: ['Marek Novak', 'Write better tests', 6],
  mentor: ['Sanna Lind', 'Write better tests', 6],
  alumni: ['Tove Berg', 'Speak in public', 7],
} as const;
const mentoringOf = ({ person: { account } }: AskedOf) => {
  const { role } = account;
  if (role === 'admin' || role === 'employer') throw new Error(`${role}s have no mentorship.`);
  return MENTORING[role];
};

const mentors: Expecting = async ({ person, slots, part }) => {
  const all = ['Marek Novak', 'Aldo Ricci'];
  const { total } = await person.reader.call('mentors.list', { query: { limit: 1 } });
  const shown = part.references.map(({ label }) => label);
  if (slots.skills.length === 0 && !slots.title && !slots.name)
    return [sentence(counted(total, 'mentor has', 'mentors have')), ...all];
  return shown.length > 0 ? shown : ['No mentor'];
};

/** What mentors and their mentees, and everyone else, are told. */
export const PEOPLE: Readonly<Record<string, Expecting>> = {
  'resume.health': health,
  'conversations.unread': unread,
  'meetings.upcoming': upcoming,
  'mentors.find': mentors,
  'mentors.own': ({ person }) =>
    person.account.role === 'mentor'
      ? ['One request waits for your answer', 'One of your three places is free', 'Nils Falk']
      : ['No request waits for your answer', 'One of your two places is free'],
  'mentorships.prepare': (asked) => {
    const [whom, , days] = mentoringOf(asked);
    return [whom, momentAfter(asked.scene, days), 'Try it at work'];
  },
  'mentorships.goals': (asked) => {
    const [whom, goal] = mentoringOf(asked);
    return [goal, '1 of 2 steps done', 'one goal', whom];
  },
  'mentorships.book': ({ part }) => [
    'Marek Novak',
    '30 minutes',
    ...part.proposals.map(({ label }) => label.slice(5)),
  ],
};

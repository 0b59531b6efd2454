import type { Role } from '#shared/core/contract.ts';

const seekers = ['student', 'alumni'] as const;
const mentors = ['mentor', 'alumni'] as const;
const posters = ['employer', 'alumni'] as const;
const mentoring = ['student', 'mentor', 'alumni'] as const;
const all = ['student', 'mentor', 'employer', 'alumni', 'admin'] as const;

/** What each role may ask the advisor for, as the questions expect it: repeated from the tools on purpose. */
export const EXPECTED_INTENTS: Readonly<Record<string, readonly Role[]>> = {
  'opportunities.find': seekers,
  'opportunities.explain': seekers,
  'opportunities.compare': seekers,
  'opportunities.skillGap': seekers,
  'applications.status': seekers,
  'applications.practise': seekers,
  'applications.apply': seekers,
  'applications.withdraw': seekers,
  'resume.health': ['student', 'mentor', 'employer', 'alumni'],
  'saved.list': seekers,
  'saved.save': seekers,
  'searches.list': seekers,
  'searches.create': seekers,
  'conversations.unread': all,
  'meetings.upcoming': all,
  'events.forMe': all,
  'challenges.forMe': seekers,
  'events.guests': ['mentor', 'employer', 'alumni'],
  'mentors.find': ['student'],
  'mentors.own': mentors,
  'mentorships.prepare': mentoring,
  'mentorships.goals': mentoring,
  'mentorships.book': ['student'],
  'projects.status': ['student'],
  'projects.feedback': ['student'],
  'courses.forSkill': ['student'],
  'courses.next': ['student'],
  'courses.explain': ['student'],
  'reviews.waiting': ['mentor'],
  'engagements.status': ['student', 'employer', 'alumni'],
  'startups.next': ['student'],
  'startups.riskiest': ['student'],
  'postings.pipeline': posters,
  'postings.overdue': posters,
  'postings.draft': posters,
  'screening.compare': posters,
  'analytics.hiring': ['employer'],
  'admin.waiting': ['admin'],
  'admin.figures': ['admin'],
  'platform-figures.period': ['admin'],
  'platform-settings.explain': ['admin'],
  'library.article': all,
};

import { PATHS } from '#frontend/core/paths.ts';

/*
 * Other words by which the palette finds a screen, by its path. Apart from the registry, which every screen of the dashboard
 * loads; the palette is loaded when it is opened.
 */
export const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  [PATHS.explore]: ['jobs', 'internships', 'projects', 'search'],
  [PATHS.studyAbroad]: ['overseas', 'countries', 'visa', 'university'],
  [PATHS.auth]: ['login', 'sign in', 'sign up'],
  [PATHS.privacy]: ['data', 'cookies'],
  [PATHS.terms]: ['conditions'],
  [PATHS.accessibility]: ['a11y', 'keyboard'],
  [PATHS.messages]: ['conversations', 'inbox'],
  [PATHS.profile]: ['resume', 'skills', 'account'],
  [PATHS.resumeReview]: ['upload', 'pdf'],
  [PATHS.printProfile]: ['pdf', 'paper', 'cv'],
  [PATHS.availability]: ['hours', 'book'],
  [PATHS.answers]: ['questions', 'advice'],
  [PATHS.settings]: ['password', 'mail', 'preferences'],
  '/dashboard/engagements': ['milestones', 'submissions', 'brief', 'hired'],
  '/dashboard/student/projects': ['review', 'verified', 'proven skills', 'portfolio'],
  '/dashboard/student/study-plan': ['abroad', 'deadlines', 'documents', 'visa'],
  '/dashboard/student/ask': ['question', 'buddy', 'senior'],
  '/dashboard/mentor/mentees': ['requests', 'students', 'progress'],
  '/dashboard/mentor/schedule': ['sessions', 'availability', 'block time'],
  '/dashboard/mentor/projects': ['rubric', 'templates', 'queue', 'feedback'],
  '/dashboard/mentor/references': ['calibration', 'rubric'],
  '/dashboard/mentor/settings': ['places', 'pause', 'resource library', 'code of conduct'],
  '/dashboard/employer/fairness': ['equal opportunity', 'bias audit', 'impact ratio'],
  '/dashboard/alumni/mentor': ['mentees', 'requests', 'students'],
  '/dashboard/alumni/mentor/schedule': ['sessions', 'availability', 'block time'],
  '/dashboard/alumni/mentor/settings': ['places', 'pause', 'resource library', 'code of conduct'],
  '/dashboard/admin/reports': ['cases', 'warnings', 'abuse'],
  '/dashboard/admin/mentors': ['mentoring', 'approval', 'under 18'],
  '/dashboard/admin/rubrics': ['reviews', 'projects', 'criteria', 'void', 'calibration'],
  '/dashboard/admin/attempts': ['tests', 'cheating', 'void', 'appeals', 'odd patterns'],
  '/dashboard/admin/fairness': ['equal opportunity', 'bias audit', 'impact ratio'],
};

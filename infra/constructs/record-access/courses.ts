import type { COURSES_RECORDS } from '#shared/records/courses.ts';
import type { AccessTo } from './use.ts';

/** The functions that show published courses, or that need to know what they are. */
const READING = ['courses', 'enrolments', 'assessments', 'authoring'] as const;
/** What was shown of a course is claimed; a project may be its task. */
const CLAIMING = ['credentials', 'projects'] as const;

export const COURSES_ACCESS: AccessTo<typeof COURSES_RECORDS> = {
  // In the partition of the course: versions, lessons and the quality of tests.
  course: { get: ['delayed'], read: READING, write: ['authoring'] },
  'course-version': { read: [...READING, ...CLAIMING], write: ['authoring'] },
  lesson: { read: READING, write: ['authoring'] },
  'test-quality': { read: READING, write: ['delayed'] },

  // What is right. Those that serve courses and lessons are refused; `delayed` grades what expired, and answers no request.
  'exercise-keys': { read: ['assessments', 'authoring'], write: ['authoring'] },
  'question-pack': { read: ['assessments', 'authoring', 'delayed'], write: ['authoring'] },
  'item-statistics': { read: ['authoring', 'delayed'], write: ['delayed'] },
  'question-withdrawal': { write: ['authoring'] },

  enrolment: {
    get: ['assessments', 'delayed', ...CLAIMING],
    read: ['enrolments'],
    write: ['enrolments', 'assessments', 'delayed'],
  },
  'course-learner': { read: ['delayed'], write: ['enrolments'] },
  'assessment-state': {
    get: ['credentials'],
    read: ['assessments', 'enrolments', 'delayed'],
    write: ['assessments', 'delayed'],
  },
  attempt: {
    get: ['credentials'],
    read: ['assessments', 'deadlines', 'delayed'],
    write: ['assessments', 'delayed'],
  },
  'practice-card': { read: ['assessments'], write: ['assessments'] },
  'practice-day': { read: ['assessments'], write: ['assessments'] },
};

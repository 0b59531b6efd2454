// Plain functions without schemas: the browser loads them with every screen of the dashboard.

const at = (id: string) => `/dashboard/student/courses/${encodeURIComponent(id)}`;

/** The page of a course, for its learners. */
export const coursePath = at;
/** A lesson of a course, numbered from 1. */
export const lessonPath = (id: string, lesson: number): string => `${at(id)}/lessons/${lesson}`;
/** The test of a course: its rules, or the attempt that is open. */
export const testPath = (id: string): string => `${at(id)}/test`;
/** A course for its author, or for the one who reviews it; with the tab of its statistics where those are meant. */
export const authoredCoursePath = (role: 'mentor' | 'admin', id: string, tab?: 'statistics'): string =>
  `/dashboard/${role}/courses/${encodeURIComponent(id)}${tab === undefined ? '' : `?tab=${tab}`}`;

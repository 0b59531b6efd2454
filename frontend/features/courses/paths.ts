/** The student's courses. The tabs are in the query. */
export const COURSES_PATH = '/dashboard/student/courses';
export const MINE_PATH = `${COURSES_PATH}?tab=mine`;

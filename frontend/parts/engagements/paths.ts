/** The live projects of a user, for students, employers and alumni. */
export const ENGAGEMENTS_PATH = '/dashboard/engagements';

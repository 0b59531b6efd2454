/** Where a student has their own projects. */
export const PROJECTS_PATH = '/dashboard/student/projects';

import { STARTUPS_PATH } from '#shared/features/startups/address.ts';
import { STUDY_PLAN_PATH } from '#shared/features/study-plan/rules.ts';
import type { DashboardScreen } from './screen.ts';

/** The students' screens, in the order of the sidebar (spec, point 2). */
const screens: readonly DashboardScreen[] = [
  {
    path: '/dashboard/student/jobs',
    label: 'Jobs',
    icon: 'briefcase',
    load: () => import('#frontend/app/screens/Jobs.tsx'),
  },
  {
    path: '/dashboard/student/internships',
    label: 'Internships',
    icon: 'graduation-cap',
    load: () => import('#frontend/app/screens/Internships.tsx'),
  },
  {
    path: '/dashboard/student/applications',
    label: 'Applications',
    icon: 'kanban',
    load: () => import('#frontend/features/applications/tracker/TrackerPage.tsx'),
  },
  {
    path: STARTUPS_PATH,
    label: 'Startup Builder',
    icon: 'rocket',
    load: () => import('#frontend/features/startups/pages/StartupBuilderPage.tsx'),
  },
  {
    path: '/dashboard/student/courses',
    label: 'Courses',
    icon: 'book-open',
    load: () => import('#frontend/app/screens/Courses.tsx'),
  },
  {
    path: '/dashboard/student/courses/:id',
    label: 'Course',
    load: () => import('#frontend/features/courses/pages/CoursePage.tsx'),
  },
  {
    path: '/dashboard/student/courses/:id/lessons/:n',
    label: 'Lesson',
    load: () => import('#frontend/features/courses/pages/LessonPage.tsx'),
  },
  {
    path: '/dashboard/student/courses/:id/test',
    label: 'Test',
    load: () => import('#frontend/features/courses/pages/TestPage.tsx'),
  },
  {
    path: '/dashboard/student/projects',
    label: 'Projects',
    icon: 'folder-kanban',
    load: () => import('#frontend/features/projects/pages/ProjectsPage.tsx'),
  },
  {
    path: '/dashboard/student/mentors',
    label: 'Mentors',
    icon: 'users',
    load: () => import('#frontend/app/screens/Mentors.tsx'),
  },
  {
    path: '/dashboard/student/ask',
    label: 'Ask alumni',
    // The mentors lead there.
    load: () => import('#frontend/features/asks/pages/AskPage.tsx'),
  },
  {
    path: '/dashboard/student/ai',
    label: 'AI Assistant',
    icon: 'compass',
    load: () => import('#frontend/features/ai/pages/AdvisorPage.tsx'),
  },
  {
    path: STUDY_PLAN_PATH,
    label: 'Study plan',
    icon: 'navigation',
    load: () => import('#frontend/features/study-plan/pages/StudyPlanPage.tsx'),
  },
];
export default screens;

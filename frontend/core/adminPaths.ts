/** The admins' paths, for links between their screens. A module of its own, which only admins' browsers load. */
export const ADMIN_PATHS = {
  users: '/dashboard/admin/users',
  approvals: '/dashboard/admin/approvals',
  review: '/dashboard/admin/review',
  reports: '/dashboard/admin/reports',
  mentors: '/dashboard/admin/mentors',
  rubrics: '/dashboard/admin/rubrics',
  attempts: '/dashboard/admin/attempts',
  library: '/dashboard/admin/library',
  companies: '/dashboard/admin/companies',
  audit: '/dashboard/admin/audit',
  messages: '/dashboard/admin/messages',
  analytics: '/dashboard/admin/analytics',
  fairness: '/dashboard/admin/fairness',
  settings: '/dashboard/admin/settings',
} as const;

import * as z from 'zod';
import { defineFeature, roleSchema } from '#shared/core/contract.ts';
import { UNREAD_COUNTED } from '../notifications/rules.ts';

const count = z.number().int().min(0);

/** Every figure counts records; one with no records behind it yet is a true 0. */
export const dashboardSchema = z.object({
  applications: count,
  interviews: count,
  mentoringSessions: count,
  mentees: count,
  sessionsThisWeek: count,
  jobPostings: count,
  candidatesReviewed: count,
  profileViews: count,
  /** How complete the profile is, in percent; computed by `resumeScore` whenever the profile is stored. */
  resumeScore: z.number().int().min(0).max(100),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const dashboard = defineFeature('dashboard', {
  get: {
    method: 'GET',
    path: '/api/dashboard/{userId}',
    summary: 'The figures on the home screen of one user',
    access: 'signed-in',
    owner: { in: 'params', field: 'userId', adminReads: true },
    grants: ['table:read'],
    params: z.object({ userId: z.string().min(1).max(64) }),
    query: z.object({ role: roleSchema.optional() }),
    response: dashboardSchema.extend({
      /** How many notifications are unread; 10 means ten or more. With the figures, so that one request polls both. */
      unread: count.max(UNREAD_COUNTED),
      /** The id of the latest unread notification. */
      latestUnread: z.string().nullable(),
    }),
    errors: ['not_found'],
  },
});

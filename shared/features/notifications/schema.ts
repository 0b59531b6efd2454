import * as z from 'zod';
import { applicationEventSchemas } from '../applications/notification-schema.ts';
import { askEventSchemas } from '../asks/notification-schema.ts';
import { accountEventSchemas } from '../auth/notification-schema.ts';
import { buddyEventSchemas } from '../buddies/notification-schema.ts';
import { challengeEventSchemas } from '../challenges/notification-schema.ts';
import { courseEventSchemas } from '../courses/notification-schema.ts';
import { credentialEventSchemas } from '../credentials/notification-schema.ts';
import { engagementEventSchemas } from '../engagements/notification-schema.ts';
import { communityEventSchemas } from '../events/notification-schema.ts';
import { judgingEventSchemas } from '../judging/notification-schema.ts';
import { meetingEventSchemas } from '../meetings/notification-schema.ts';
import { mentorEventSchemas } from '../mentors/notification-schema.ts';
import { mentorshipEventSchemas } from '../mentorships/notification-schema.ts';
import { planRequestEventSchemas } from '../plan-requests/notification-schema.ts';
import { settingEventSchemas } from '../platform-settings/notification-schema.ts';
import { posterEventSchemas } from '../postings/notification-schema.ts';
import { projectEventSchemas } from '../projects/notification-schema.ts';
import { reportEventSchemas } from '../reports/notification-schema.ts';
import { reviewEventSchemas } from '../reviews/notification-schema.ts';
import { searchEventSchemas } from '../searches/notification-schema.ts';
import { startupEventSchemas } from '../startups/notification-schema.ts';
import { studyPlanEventSchemas } from '../study-plan/notification-schema.ts';

/** What can happen: the kinds of each feature, with the data that their texts need. */
export const notificationEventSchema = z.discriminatedUnion('kind', [
  ...applicationEventSchemas,
  ...posterEventSchemas,
  ...searchEventSchemas,
  ...meetingEventSchemas,
  ...communityEventSchemas,
  ...challengeEventSchemas,
  ...judgingEventSchemas,
  ...askEventSchemas,
  ...buddyEventSchemas,
  ...reportEventSchemas,
  ...mentorEventSchemas,
  ...mentorshipEventSchemas,
  ...engagementEventSchemas,
  ...startupEventSchemas,
  ...projectEventSchemas,
  ...reviewEventSchemas,
  ...courseEventSchemas,
  ...credentialEventSchemas,
  ...studyPlanEventSchemas,
  ...planRequestEventSchemas,
  ...accountEventSchemas,
  ...settingEventSchemas,
]);

/** Something that happened, of which a user is notified. */
export type NotificationEvent = z.infer<typeof notificationEventSchema>;

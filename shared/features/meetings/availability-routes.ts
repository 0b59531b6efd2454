import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';
import { availabilityEditSchema, availabilityRecordSchema } from './availability.ts';

const shownAvailabilitySchema = availabilityRecordSchema.extend({
  /** Whether a meeting without a link gets a room of the stage's provider. */
  rooms: z.boolean(),
  /** The stage has rooms, and the plan of the user’s company does not open them. */
  roomsNeedPlan: z.literal(true).optional(),
});

/** A booked meeting that is outside of the hours that were just saved. It is kept. */
const outsideHoursSchema = z.object({ id: z.string(), start: momentSchema, topic: z.string() });

/** The routes of a user's own hours. */
export const AVAILABILITY_ROUTES = {
  availability: {
    method: 'GET',
    path: '/api/availability',
    summary: 'When the signed-in user can be met; version 0 until they have said it',
    access: 'signed-in',
    grants: ['table:read', 'meetings:room'],
    response: shownAvailabilitySchema,
  },
  saveAvailability: {
    method: 'PUT',
    path: '/api/availability',
    summary:
      'Saves when the signed-in user can be met, if it has not changed since the given version, and names the meetings outside of these hours',
    access: 'signed-in',
    grants: ['table:read', 'table:write', 'meetings:room'],
    body: availabilityEditSchema,
    response: shownAvailabilitySchema.extend({ outside: z.array(outsideHoursSchema).max(20) }),
    errors: ['conflict'],
  },
} as const;

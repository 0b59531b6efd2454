import { storeCompany } from '#functions/scenarios/company.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { storePosting } from '#functions/scenarios/posting.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { Availability } from '#shared/features/meetings/availability-rules.ts';
import { apply } from './applications.ts';
import { type Member, member } from './members.ts';
import { advanceClock } from './stack.ts';

/** Every day from 8 to 20 in UTC, half hours, bookable at once. */
export const OPEN_HOURS: Availability = {
  timeZone: 'UTC',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '20:00' })),
  exceptions: [],
  slotMinutes: 30,
  bufferMinutes: 0,
  noticeHours: 0,
  horizonDays: 60,
  maxPerDay: 24,
  maxPerWeek: 60,
};

/** Says when a member can be met. */
export const offer = ({ browser }: Member, given: Partial<Availability> = {}) =>
  browser.call('meetings.saveAvailability', { body: { ...OPEN_HOURS, ...given } });

/** An employer with a colleague, and an applicant for a posting of their company: people who have a reason to meet. */
export const applicantOf = async () => {
  const [guest, host, colleague] = [
    await member(),
    await member({ role: 'employer' }),
    await member({ role: 'employer' }),
  ];
  const company = await storeCompany([host, colleague]);
  const { id: opportunityId } = await storePosting(someOpportunity({ companyId: company.id }), host.id);
  (await apply(guest, opportunityId)).body;
  const reason = { kind: 'application', opportunityId, userId: guest.id } as const;
  return { guest, host, colleague, reason };
};

/** A number of days from now, as dates of UTC, and the moment of a time then. */
export const inDays = async (days: number): Promise<{ date: string; at: (clock: string) => string }> => {
  const now = await advanceClock(0);
  const date = new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return { date, at: (clock) => `${date}T${clock}:00.000Z` };
};

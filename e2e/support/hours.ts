/** Hours in which a user can be met: every day from 8 to 20 of a time zone, so that there is always a free time tomorrow. */
export const everyDay = (timeZone: string) => ({
  timeZone,
  weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '20:00' })),
  exceptions: [],
  slotMinutes: 30,
  bufferMinutes: 0,
  noticeHours: 1,
  horizonDays: 30,
  maxPerDay: 24,
  maxPerWeek: 60,
});

import { idFor } from './random.ts';

/** The id of one of the demo users' meetings: the same in every copy. */
export const demoMeetingId = (role: 'student' | 'employer', index: number): string =>
  idFor('meeting', `${role} ${index}`);

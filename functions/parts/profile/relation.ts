import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { getItems } from '#functions/core/table.ts';
import { applicationsOf } from '#functions/parts/applications/repository.ts';
import { companyIdOf } from '#functions/parts/companies/membership.ts';
import { activeBetween } from '#functions/parts/mentorships/pairs.ts';
import type { MentorshipRecord } from '#functions/parts/mentorships/repository.ts';
import { opportunityKey } from '#functions/parts/opportunities/repository.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import { type ApplicationStatus, INVITED_STATUSES } from '#shared/features/applications/rules.ts';
import { mayMentor } from '#shared/features/mentors/rules.ts';
import type { Viewer } from '#shared/features/profile/rules.ts';

type Person = Pick<Account, 'id' | 'role'>;

/** The most applications of a user that are read, the latest first. */
const LATEST = 100;

const postedSchema = z.object({ owner: z.string().optional(), companyId: z.string().nullish() });
type Posted = z.infer<typeof postedSchema>;

/** The opportunities of a user's applications in a status that counts. */
const appliedFor = async (
  { id, role }: Person,
  counts: (status: ApplicationStatus) => boolean,
): Promise<Posted[]> => {
  if (!mayApply(role)) return [];
  const applications = await applicationsOf(id, LATEST, undefined);
  return getItems(
    postedSchema,
    applications
      .filter(({ status }) => counts(status))
      .map(({ opportunityId }) => opportunityKey(opportunityId)),
  );
};

/** Whether an employer reads the applications for one of these: as a member of its company now, or as its only poster. */
const manages = async ({ id, role }: Person, posted: readonly Posted[]): Promise<boolean> => {
  if (posted.length === 0) return false;
  const company = role === 'employer' ? await companyIdOf(id) : undefined;
  return posted.some(({ owner, companyId }) => (companyId ? companyId === company : owner === id));
};

const received = (status: ApplicationStatus): boolean => status !== 'withdrawn';

/** Whether one of two users has an application with an employer or alumnus that the other is, or whose company they belong to. */
export const haveApplication = async (one: Person, other: Person): Promise<boolean> =>
  (await manages(one, await appliedFor(other, received))) ||
  (await manages(other, await appliedFor(one, received)));

/** The mentorship that goes on between two users, one of whom is a student. Two reads. */
export const mentorshipOf = (one: Person, other: Person): Promise<MentorshipRecord | undefined> => {
  if (one.role === 'student' && mayMentor(other.role)) return activeBetween(one.id, other.id);
  if (other.role === 'student' && mayMentor(one.role)) return activeBetween(other.id, one.id);
  return Promise.resolve(undefined);
};

/** Whether two users work together as mentor and mentee: not for a mere request, and never for a student under 18. */
const workTogether = async (one: Person, other: Person): Promise<boolean> =>
  (await mentorshipOf(one, other))?.minor === false;

/**
 * What a viewer is to the owner of a profile. A mentor and a mentee of age work together while their mentorship goes on. All members of a company work with those who have applied to it, as applying
 * is choosing to be seen by it. An applicant works with who posted an opportunity, as long as they manage it, once an
 * interview is scheduled: not with colleagues whom the applicant never meets. At most 100 applications and their
 * opportunities are read each way.
 */
export const viewerOf = async (viewer: Person, owner: Person): Promise<Viewer> => {
  if (viewer.id === owner.id) return 'owner';
  if (await workTogether(viewer, owner)) return 'work';
  if (await manages(viewer, await appliedFor(owner, received))) return 'work';
  const interviews = await appliedFor(viewer, (status) => INVITED_STATUSES.includes(status));
  const posted = interviews.filter((opportunity) => opportunity.owner === owner.id);
  return (await manages(owner, posted)) ? 'work' : 'everyone';
};

import { DAY_MS } from '#shared/core/durations.ts';
import type { Application } from '#shared/features/applications/routes.ts';

/** For how many days a decision counts as a change. An invitation counts until its status changes. */
const CHANGED_DAYS = 14;
const SHOWN = 3;

const isChange = ({ status, updatedAt }: Application, now: Date): boolean => {
  if (status === 'interview_scheduled') return true;
  return (
    (status === 'reviewed' || status === 'rejected') &&
    now.getTime() - Date.parse(updatedAt) < CHANGED_DAYS * DAY_MS
  );
};

/** What employers changed on my applications lately: invitations first, then the latest. */
export const changesOf = (applications: readonly Application[], now: Date): Application[] =>
  applications
    .filter((application) => isChange(application, now))
    .toSorted(
      (one, other) =>
        Number(other.status === 'interview_scheduled') - Number(one.status === 'interview_scheduled') ||
        (one.updatedAt < other.updatedAt ? 1 : -1),
    )
    .slice(0, SHOWN);

/** My applications that are not decided yet. */
export const waitingOf = (applications: readonly Application[]): Application[] =>
  applications.filter(({ status }) => status === 'new' || status === 'reviewed');

/** The interviews I am invited to, the latest invitation first. */
export const invitationsOf = (applications: readonly Application[]): Application[] =>
  applications
    .filter(({ status }) => status === 'interview_scheduled')
    .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));

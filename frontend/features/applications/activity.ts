import type { ApplicationStatus } from '#shared/features/application-rules.ts';
import type { Application } from '#shared/features/applications.ts';

/** Something that happened to one of my applications. */
export interface Happening {
  readonly opportunityId: string;
  readonly title: string;
  readonly company: string;
  readonly status: ApplicationStatus;
  readonly at: string;
}

/** The latest `count` things that happened to these applications, the newest first. */
export const latestHappenings = (applications: readonly Application[], count: number): Happening[] =>
  applications
    .flatMap(({ opportunityId, opportunity: { title, company }, history }) =>
      history.map(({ status, at }) => ({ opportunityId, title, company, status, at })),
    )
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .slice(0, count);

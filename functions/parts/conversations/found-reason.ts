import type { ApplicationStatus } from '#shared/features/applications/rules.ts';
import type { ReasonStatus } from '#shared/features/conversations/reason-rules.ts';
import type { MentorshipRecord } from '../mentorships/repository.ts';

/** One side of a reason: a user, or the members of a company. */
export type Party = { readonly userId: string } | { readonly companyId: string };

/** A reason as it is now. */
export interface FoundReason {
  readonly status: ReasonStatus;
  /** The applicant, or who made the first contact. */
  readonly asking: Party;
  /** The company of the opportunity or the alumnus who posted it, or who was contacted. */
  readonly answering: Party;
  /** The opportunity, as it is called now; null for a first contact. */
  readonly about: { readonly title: string; readonly company: string } | null;
  /** Who posted the opportunity, whom its company may have lost since. */
  readonly poster?: string | undefined;
  /** Where an application is; undefined for another reason. */
  readonly application?: ApplicationStatus;
  /** One of the two is under 18: they send each other no contact data, and meet in a room of the stage. */
  readonly minor?: boolean;
  /** The mentorship that it is. */
  readonly mentorship?: MentorshipRecord;
}

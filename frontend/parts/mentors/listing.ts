import { PATHS } from '#frontend/core/paths.ts';
import { UNANSWERED, type Unlisted } from '#shared/features/mentors/rules.ts';
import type { OwnMentor } from '#shared/features/mentors/schema.ts';

/** Parts of the settings that links lead to. */
export const CONDUCT_ID = 'conduct';
export const PAUSE_ID = 'pause';

/** What keeps a mentor out of the directory, or soon will, with the next step. */
export interface ListingProblem {
  readonly tone: 'plain' | 'warning';
  readonly title: string;
  readonly text: string;
  /** Left out where only others can do something. */
  readonly action?: { readonly label: string; readonly to: string };
}

type Standing = Pick<
  OwnMentor,
  'version' | 'unlisted' | 'approval' | 'approvalReason' | 'pausedBy' | 'unanswered' | 'used' | 'places'
>;

/** The words for each reason. `settings` is the path of the mentor's settings. */
const reasons = (own: Standing, settings: string): Readonly<Record<Unlisted, ListingProblem>> => ({
  approval:
    own.approval === 'rejected'
      ? {
          tone: 'warning',
          title: 'Your mentoring wasn’t approved',
          text: `${own.approvalReason ? `Reason: ${own.approvalReason} ` : ''}Change your settings and save them to ask again.`,
          action: { label: 'Change settings', to: settings },
        }
      : {
          tone: 'plain',
          title: 'Waiting for approval',
          text: 'An admin looks at your settings first. Students can find you once they are approved.',
        },
  conduct: {
    tone: 'warning',
    title: 'Accept the code of conduct',
    text: 'Students can’t find you until you have accepted its current version.',
    action: { label: 'Read and accept', to: `${settings}#${CONDUCT_ID}` },
  },
  paused:
    own.pausedBy === 'unanswered'
      ? {
          tone: 'warning',
          title: `Your listing is paused: ${UNANSWERED.paused} requests weren’t answered in time`,
          text: 'Your mentees aren’t affected. When you have time again, end the pause in your settings.',
          action: { label: 'End the pause', to: `${settings}#${PAUSE_ID}` },
        }
      : {
          tone: 'plain',
          title: 'You take no new requests',
          text: 'Students can’t find you while you pause. Your mentees and requests aren’t affected.',
          action: { label: 'End the pause', to: `${settings}#${PAUSE_ID}` },
        },
  full: {
    tone: 'plain',
    title: own.places === 0 ? 'You offer no places' : 'All your places are taken',
    text:
      own.places === 0
        ? 'Students can find you once you offer at least one.'
        : `Mentees and open requests hold ${own.used} of ${own.places}. Students can find you again when one is free.`,
    action: { label: 'Change places', to: settings },
  },
  no_time: {
    tone: 'warning',
    title: 'You have no free times',
    text: 'The list of mentors only shows those who can be booked. Add hours in which you can meet mentees.',
    action: { label: 'Set availability', to: PATHS.availability },
  },
});

/** What a mentor should know of their listing, the most important first; empty for one that is fine. */
export const listingProblems = (own: Standing, settings: string): readonly ListingProblem[] => {
  if (own.version === 0)
    return [
      {
        tone: 'plain',
        title: 'Set up your mentoring',
        text: 'Say what you can help with, how many mentees you have time for, and when you can be met. Then students can find you.',
        action: { label: 'Set up mentoring', to: settings },
      },
    ];
  const unlisted = own.unlisted ? [reasons(own, settings)[own.unlisted]] : [];
  if (own.unanswered < UNANSWERED.warned || own.pausedBy === 'unanswered') return unlisted;
  return [
    ...unlisted,
    {
      tone: 'warning',
      title: 'A request wasn’t answered within 72 hours',
      text: `It was closed, and the student can ask someone else. If it happens again within ${UNANSWERED.days} days, your listing is paused.`,
    },
  ];
};

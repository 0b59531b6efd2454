import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { roomLinkSchema } from '#shared/core/room-link.ts';
import type { MeetingReason } from '#shared/features/conversations/reason-rules.ts';
import { MAX_PROPOSED, TOPIC_MAX } from '#shared/features/meetings/rules.ts';
import { FIRST_SESSION_MINUTES } from '#shared/features/mentorships/rules.ts';
import type { ProposeTarget, Sent } from './proposeTarget.ts';

/** How a time is found: the host proposes some, offers all free ones, or takes a free one at once. */
export const proposalSchema = z
  .object({
    topic: z.string().trim().min(1, 'Enter what the meeting is about').max(TOPIC_MAX),
    minutes: z.string(),
    way: z.enum(['times', 'slots', 'book']),
    proposed: z.array(z.string()).max(MAX_PROPOSED),
    link: roomLinkSchema,
  })
  .refine(({ way, proposed }) => way === 'slots' || proposed.length > 0, {
    path: ['proposed'],
    error: 'Choose at least one time',
  });
type Proposal = z.infer<typeof proposalSchema>;
export type Way = Proposal['way'];

interface WayChoice {
  readonly value: Way;
  readonly label: string;
  readonly description: string;
}

const TIMES: WayChoice = {
  value: 'times',
  label: 'Propose times',
  description: `Up to ${MAX_PROPOSED}, of which they pick one`,
};
const SLOTS: WayChoice = {
  value: 'slots',
  label: 'Offer free times',
  description: 'They pick any of your free times',
};
const BOOK: WayChoice = {
  value: 'book',
  label: 'Book a time',
  description: 'One of your free times, booked at once',
};

interface ProposalTexts {
  readonly title: (name: string) => string;
  /** What the topic is at first. */
  readonly topic: string;
  /** How long it is at first, in minutes. */
  readonly minutes: string;
  /** What a toast says afterwards. */
  readonly proposed: string;
  readonly ways: readonly WayChoice[];
}

const MEETING: ProposalTexts = {
  title: (name) => `Meet ${name}`,
  topic: '',
  minutes: '45',
  proposed: 'Times sent',
  ways: [TIMES, SLOTS],
};

/** What the sheet says and offers, by why the two meet. Only mentors book for the other side. */
export const PROPOSAL_TEXTS: Readonly<Record<MeetingReason['kind'], ProposalTexts>> = {
  application: {
    ...MEETING,
    title: (name) => `Interview ${name}`,
    topic: 'Interview',
    proposed: 'Interview proposed',
    // Colleagues may take part.
    ways: [TIMES, { ...SLOTS, description: 'They pick any time that is free for all hosts' }],
  },
  mentorship: {
    ...MEETING,
    title: (name) => `Session with ${name}`,
    minutes: String(FIRST_SESSION_MINUTES),
    ways: [TIMES, SLOTS, BOOK],
  },
  request: MEETING,
  ask: MEETING,
  buddy: MEETING,
};

/** What the button says that sends it. */
export const WAY_BUTTONS: Readonly<Record<Way, string>> = {
  times: 'Send times',
  slots: 'Offer free times',
  book: 'Book session',
};

/** Sends a proposal, or books a time. The same `clientId` makes no second meeting. */
export const sendProposal = async (
  { with: guest, reason, version, ownRoom }: ProposeTarget,
  { way, proposed, minutes, link, topic }: Proposal,
  { panel, clientId }: { panel: readonly string[]; clientId: string },
): Promise<Sent> => {
  const meeting = { topic, minutes: Number(minutes), clientId };
  if (way === 'book') {
    // It takes place in the mentor's usual room, or in a new one.
    const [start] = proposed;
    return {
      meeting: await api.call('meetings.create', { body: { ...meeting, with: guest, reason, start } }),
    };
  }
  const proposal = {
    ...meeting,
    panel: [...panel],
    ...(!ownRoom && { link }),
    ...(way === 'times' ? { proposed } : { anySlot: true as const }),
  };
  if (reason.kind === 'application')
    return api.call('applicants.interview', {
      params: { id: reason.opportunityId, userId: reason.userId },
      body: { ...proposal, version },
    });
  return { meeting: await api.call('meetings.create', { body: { ...proposal, with: guest, reason } }) };
};

import * as z from 'zod';
import { roomLinkSchema } from '#shared/core/room-link.ts';
import { MAX_PANEL } from './rules.ts';
import { meetingMinutes, meetingUserId, proposedSchema, topicSchema } from './schema.ts';

/** What a host says of a meeting that the guest is to pick the time of. */
export const proposalFields = {
  /** Up to six times. */
  proposed: proposedSchema.optional(),
  /** The guest may take any time that all hosts offer and have free. */
  anySlot: z.literal(true).optional(),
  minutes: meetingMinutes,
  topic: topicSchema,
  /** Colleagues of the host, who meet the guest too. */
  panel: z.array(meetingUserId).max(MAX_PANEL).optional(),
  /** Where it takes place. Without it: the host's usual link, or a room of the stage's provider. */
  link: roomLinkSchema.optional(),
  /** Made by the client: a request that is sent again with it makes no second meeting. */
  clientId: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
};

const proposalSchema = z.object(proposalFields);
export type Proposal = z.infer<typeof proposalSchema>;

type Times = Pick<Proposal, 'proposed' | 'anySlot'>;

/** Whether times or free slots are given to pick from. */
export const hasTimes = ({ proposed, anySlot }: Times): boolean =>
  proposed !== undefined || anySlot !== undefined;

/** A proposal names times, or offers the hosts' free slots. */
export const isProposal = ({ proposed, anySlot }: Times): boolean =>
  (proposed === undefined) !== (anySlot === undefined);

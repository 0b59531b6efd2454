import * as z from 'zod';
import { TERM_WEEKS } from '#shared/features/mentorships/rules.ts';
import { requestSchema } from '#shared/features/mentorships/schema.ts';

/** A request to a mentor as its form has it. The text is one for all mentors: it goes to another when the first has no place. */
export interface RequestValues {
  goals: string[];
  note: string;
  weeks: string;
  times: string[];
}

export const REQUEST_DRAFT = 'mentoring-request';
export const EMPTY_REQUEST: RequestValues = { goals: [''], note: '', weeks: '8', times: [] };

const { goals, note, times } = requestSchema.shape;

export const requestForm = z.object({
  goals,
  note,
  weeks: z.string().transform(Number).pipe(requestSchema.shape.weeks),
  times,
});

export const TERMS = TERM_WEEKS.map((weeks) => ({ value: String(weeks), label: `${weeks} weeks` }));

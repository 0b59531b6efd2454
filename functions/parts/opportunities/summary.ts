import { beginningOf } from '#shared/core/characters.ts';
import {
  type Opportunity,
  type OpportunitySummary,
  SUMMARY_LENGTH,
} from '#shared/features/opportunities/routes.ts';

const ELLIPSIS = '…';

/**
 * The beginning of a text in one line of at most `length` UTF-16 units (so that it is no longer than that however
 * a user counts characters), cut after a whole word and marked with an ellipsis; a single long word is cut between two of its characters.
 */
export const truncate = (text: string, length: number): string => {
  const flat = text.replace(/\s+/gu, ' ').trim();
  if (flat.length <= length) return flat;
  const room = flat.slice(0, length - ELLIPSIS.length + 1);
  const space = room.lastIndexOf(' ');
  const cut = space > 0 ? room.slice(0, space) : beginningOf(flat, length - ELLIPSIS.length);
  return `${cut.replace(/[\s,;:–-]+$/u, '')}${ELLIPSIS}`;
};

/** The summary of an opportunity for lists. */
export const summaryOf = (opportunity: Omit<Opportunity, 'applicationCount'>): OpportunitySummary => {
  const { id, type, title, company, location, skills, salary, pay, postedAt, deadline } = opportunity;
  const { replyBy, urgent, featured } = opportunity;
  const description = truncate(opportunity.description, SUMMARY_LENGTH);
  return {
    id,
    type,
    title,
    company,
    location,
    skills,
    salary,
    pay,
    postedAt,
    deadline,
    replyBy,
    urgent,
    featured,
    description,
  };
};

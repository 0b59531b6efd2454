import * as z from 'zod';
import type { Handler } from '#functions/core/handlers.ts';
import { getItems } from '#functions/core/table.ts';
import { opportunityKey } from '#functions/parts/opportunities/repository.ts';
import { marksOf } from '#functions/parts/saved/marks.ts';
import type { courses } from '#shared/features/courses/routes.ts';
import { normaliseSkill } from '#shared/features/matching/skills/normalise.ts';

/** How many of the latest saved postings are read: half a read unit each (decision 0297). */
const LOOKED_AT = 100;

const postingSchema = z.object({ skills: z.array(z.string()) });

/** In how many of the saved postings each skill is asked for, the most wanted first, in one spelling of each. */
export const demand: Handler<typeof courses.demand> = async ({ account }) => {
  const { saved } = await marksOf(account.id);
  const ids = [...saved]
    .sort(([, one], [, other]) => other - one)
    .slice(0, LOOKED_AT)
    .map(([id]) => id);
  const postings = await getItems(postingSchema, ids.map(opportunityKey));
  const counts = new Map<string, number>();
  for (const { skills } of postings)
    for (const skill of new Set(skills.map(normaliseSkill))) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  return {
    saved: postings.length,
    skills: [...counts]
      .map(([skill, postings]) => ({ skill, postings }))
      .sort((one, other) => other.postings - one.postings || (one.skill < other.skill ? -1 : 1)),
  };
};

import { momentIn } from '#functions/core/advisor/times.ts';
import type { Slots } from '#functions/core/advisor/tool.ts';
import type { Part } from '#functions/features/ai/answering/part.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import type { Person } from '../person.ts';
import type { Scene } from '../scene.ts';

/** A question that was asked in the scene. */
export interface AskedOf {
  readonly scene: Scene;
  readonly person: Person;
  readonly slots: Slots;
  /** What the answer refers to; which record it chose is checked by the name that the question has. */
  readonly part: Part;
}

/** What an answer must say; a list in it is of texts of which one must be there. */
export type Expected = readonly (string | readonly string[])[];
export type Expecting = (asked: AskedOf) => Expected | Promise<Expected>;

/** Ten o’clock some days from the moment of the scene. */
const dayAfter = ({ now }: Scene, days: number): string =>
  `${new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)}T10:00:00.000Z`;
/** The same as answers say it. */
export const momentAfter = (scene: Scene, days: number): string => momentIn(dayAfter(scene, days), 'UTC');
export const labelOf = ({ title, company }: Pick<Opportunity, 'title' | 'company'>): string =>
  `${title} at ${company}`;
export const inText = ({ title, company }: Pick<Opportunity, 'title' | 'company'>): string =>
  `“${title}” at ${company}`;

const wordsOf = (text = ''): string[] => text.toLowerCase().split(/\W+/).filter(Boolean);

/** Whether an opening is one that a search asks for, naively. */
export const fits = (one: Opportunity, { title, name, place, type, remote, skills }: Slots): boolean => {
  const words = wordsOf([one.title, one.company, ...one.skills].join(' '));
  const own = one.skills.map((skill) => skill.toLowerCase());
  return (
    wordsOf(`${title ?? ''} ${name ?? ''}`).every((asked) => words.some((word) => word.startsWith(asked))) &&
    (place === undefined || one.location.toLowerCase().includes(place.toLowerCase())) &&
    (type === undefined || one.type === type) &&
    (!remote || one.workMode === 'remote') &&
    skills.every((skill) => own.includes(skill.toLowerCase()))
  );
};

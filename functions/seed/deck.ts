import { COMPANIES, type Company, type Occupation, type ProjectIdea } from './data.ts';
import { randomFor } from './random.ts';

/** What one posting is about, before its details. */
export type Slot =
  | { readonly type: 'job'; readonly company: Company; readonly occupation: Occupation }
  | { readonly type: 'internship'; readonly company: Company; readonly occupation: Occupation }
  | { readonly type: 'project'; readonly company: Company; readonly idea: ProjectIdea };

/** Each company posts this in one round: three jobs, two internships, and both of its projects. */
const ROUND = 7;

/** The postings of one round of a company, in the order in which it makes them. No line of work comes twice. */
const roundOf = (company: Company, round: number): Slot[] => {
  const random = randomFor('round', company.name, round);
  const occupations = random.sample(company.hires, 5);
  const offers = occupations.map(
    (occupation, index): Slot => ({ type: index < 3 ? 'job' : 'internship', company, occupation }),
  );
  const projects = company.projects.map((idea): Slot => ({ type: 'project', company, idea }));
  return random.shuffle([...offers, ...projects]);
};

/**
 * What the opportunity of this number (from 0) is about. The companies take turns, in another order each time; a
 * multiple of 420 (60 companies × 7) has exactly as many of each company.
 */
export const slotFor = (index: number): Slot => {
  const turn = Math.floor(index / COMPANIES.length);
  const order = randomFor('turn', turn).shuffle(COMPANIES);
  const company = order[index % COMPANIES.length];
  const slot = company && roundOf(company, Math.floor(turn / ROUND))[turn % ROUND];
  if (!slot) throw new Error(`There is no opportunity number ${index}.`);
  return slot;
};

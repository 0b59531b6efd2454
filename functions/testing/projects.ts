import type * as z from 'zod';
import { getProject } from '#functions/parts/projects/repository.ts';
import type { projectFieldsSchema } from '#shared/features/projects/version.ts';
import { type Member, member } from './members.ts';
import { asOperator } from './stack.ts';

type Fields = z.input<typeof projectFieldsSchema>;

/** A project that can be handed in. */
export const TIDES = {
  title: 'Tide tables for small harbours',
  description: 'Shows the tides of a harbour without a network, from tables that are computed once a year.',
  category: 'Web Application',
  technologies: ['TypeScript', 'SQLite'],
  githubUrl: 'https://github.com/example/tides',
  liveUrl: '',
} satisfies Fields;

/** Creates a draft. */
export const draftProject = async ({ browser }: Member, given: Partial<Fields> = {}) =>
  (await browser.call('projects.create', { body: { ...TIDES, ...given } })).body;

export const readProject = async ({ browser }: Member, id: string) =>
  (await browser.call('projects.get', { params: { id } })).body;

/** Hands a project in as it is. */
export const submit = async (student: Member, id: string, verified = false) => {
  const { version } = await readProject(student, id);
  return student.browser.call('projects.submit', { params: { id }, body: { version, verified } });
};

export const withdraw = ({ browser }: Member, id: string) =>
  browser.call('projects.withdraw', { params: { id }, body: {} });

interface Submitted {
  readonly student: Member;
  readonly id: string;
}

/** A student whose project waits for its review, or for both that were asked for: a second one that was drawn is not left to chance. */
export const submitted = async (given: Partial<Fields> = {}, verified = false): Promise<Submitted> => {
  const student = await member();
  const { id } = await draftProject(student, given);
  (await submit(student, id, verified)).body;
  asOperator();
  if (verified || (await getProject(id))?.round?.needed === 1) return { student, id };
  (await withdraw(student, id)).body;
  return submitted(given, verified);
};

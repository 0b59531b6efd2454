import { keysIn } from '#shared/core/choice-keys.ts';
import { PROJECT_FIELDS, type ProjectField } from './rules.ts';
import type { ProjectFields } from './version.ts';

// Plain functions without schemas: the browser says with them what a draft still needs, and what changed.

/** A field without which a project cannot be submitted, with what is said of it. */
export type MissingFields = Readonly<Partial<Record<ProjectField, string>>>;

/**
 * What a project still needs before it can be submitted: a description, a category, a technology, and a repository or a
 * live address. Empty when nothing is missing.
 */
export const missingForReview = (project: ProjectFields): MissingFields => ({
  ...(project.description === '' && { description: 'Describe the project' }),
  ...(project.category === '' && { category: 'Choose a category' }),
  ...(project.technologies.length === 0 && { technologies: 'Name at least one technology' }),
  ...(project.githubUrl === '' &&
    project.liveUrl === '' && { githubUrl: 'Enter a repository or a live address' }),
});

const FIELDS = keysIn(PROJECT_FIELDS);

/** Which fields differ between two versions of a project, in the order of its form. */
export const changedFields = (before: ProjectFields, after: ProjectFields): ProjectField[] =>
  FIELDS.filter((field) => String(before[field]) !== String(after[field]));

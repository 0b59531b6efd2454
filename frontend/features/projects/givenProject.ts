import { beginningOf } from '#shared/core/characters.ts';
import { PROJECT } from '#shared/features/projects/rules.ts';

/** The parameters of the address that fill in a new project: its title, and its technologies with commas between them. */
export const PROJECT_PARAMS = ['title', 'technologies'] as const;

/** What a link fills in of a new project, within what the form takes; nothing that it does not name. */
export const givenProject = (
  search: URLSearchParams,
): { readonly title?: string; readonly technologies?: string[] } => {
  const title = beginningOf(search.get('title')?.trim() ?? '', PROJECT.title);
  const names = (search.get('technologies') ?? '').split(',').map((name) => name.trim());
  const technologies = [...new Set(names.filter((name) => name !== ''))]
    .map((name) => beginningOf(name, PROJECT.technology))
    .slice(0, PROJECT.technologies);
  return {
    ...(title !== '' && { title }),
    ...(technologies.length > 0 && { technologies }),
  };
};

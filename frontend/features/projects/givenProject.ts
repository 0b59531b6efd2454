import { beginningOf } from '#shared/core/characters.ts';
import { PROJECT } from '#shared/features/projects/rules.ts';

/** The parameters of the address that fill in a new project: its title, its technologies with commas between them, and the course whose task it is. */
export const PROJECT_PARAMS = ['title', 'technologies', 'course'] as const;

/** The course whose task a link adds as a project; undefined when it names none. */
export const givenCourse = (search: URLSearchParams): string | undefined => {
  const course = search.get('course') ?? '';
  return /^[\w-]{1,64}$/.test(course) ? course : undefined;
};

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

import { AppError } from '#functions/core/errors.ts';
import { LATER_ROUTES } from '#shared/later-routes.generated.ts';
import { ROUTES } from '#shared/routes.generated.ts';

/** Whether a path fits a route's path with its `{fields}`. */
const fits = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith('{') || part === given[i])
  );
};

/** The error for a request that no route of the API matches: 405 with `Allow` if other methods do, else 404. */
export const unmatched = (path: string): AppError => {
  const methods = Object.values({ ...ROUTES, ...LATER_ROUTES })
    .filter(([, pattern]) => fits(pattern, path))
    .map(([method]) => method);
  return methods.length > 0
    ? new AppError('method_not_allowed', { headers: { allow: [...new Set(methods)].join(', ') } })
    : new AppError('not_found', { message: 'There is nothing at this address.' });
};

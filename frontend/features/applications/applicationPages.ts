import type { InfiniteData } from '@tanstack/react-query';
import type { Application } from '#shared/features/applications/routes.ts';
import type { AnswerOf } from '#shared/route-types.ts';

/** My applications as far as they are loaded. */
export type Pages = InfiniteData<AnswerOf<'applications.list'>, string | undefined>;

/** Puts an application as the server answered it into the loaded list: a new one first, a changed one in its place. */
export const withApplication = (pages: Pages | undefined, application: Application): Pages | undefined => {
  if (!pages) return pages;
  const known = pages.pages.some(({ items }) => items.some((one) => isLike(one, application)));
  return {
    ...pages,
    pages: pages.pages.map((page, index) => {
      if (known)
        return { ...page, items: page.items.map((one) => (isLike(one, application) ? application : one)) };
      // After a second application, the previous one for the same opportunity is removed.
      const others = page.items.filter((one) => one.opportunityId !== application.opportunityId);
      return { ...page, items: index === 0 ? [application, ...others] : others };
    }),
  };
};

const isLike = (one: Application, other: Application) =>
  one.opportunityId === other.opportunityId && one.appliedAt === other.appliedAt;

import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { articlePath, POINTED_AT } from '#shared/features/library/article.ts';

/** A link to an article of the library, by its title. */
export function ArticleLink({ id }: { id: keyof typeof POINTED_AT }) {
  return <TextLink to={articlePath(id)}>{POINTED_AT[id]}</TextLink>;
}

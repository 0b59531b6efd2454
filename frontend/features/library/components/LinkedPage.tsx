import type { ShownArticle } from '#shared/features/library/schema.ts';

/** The page that an entry recommends, with its publisher and licence. */
export function LinkedPage({
  title,
  link,
  licence,
}: Pick<ShownArticle, 'title' | 'licence'> & { link: NonNullable<ShownArticle['link']> }) {
  return (
    <div className="mt-6 rounded-card border border-line bg-raised p-4 wrap-anywhere">
      <a
        href={link.address}
        rel="noopener"
        target="_blank"
        className="rounded-tick py-1 font-medium text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
      >
        {`Open ${title}`}
      </a>
      <p className="hidden text-small print:block">{link.address}</p>
      <p className="mt-1 text-small text-muted">{`${link.publisher}. Licence: ${licence.name}. It opens another site.`}</p>
    </div>
  );
}

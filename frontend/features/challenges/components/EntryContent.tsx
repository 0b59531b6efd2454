import type { EntryFields } from '#shared/features/challenges/entry-schema.ts';

/** What a team entered: its words, and where its work is. */
export function EntryContent({ entry: { title, description, links } }: { entry: EntryFields }) {
  return (
    <div className="flex flex-col gap-3 text-small">
      <p className="font-medium wrap-anywhere">
        <bdi>{title}</bdi>
      </p>
      {description !== '' && (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      )}
      {links.length > 0 && (
        <ul aria-label="Links" className="flex flex-col">
          {links.map((link) => (
            <li key={link} className="wrap-anywhere">
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
                className="inline-block rounded-tick py-1 text-brand underline underline-offset-3"
              >
                {link}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { hostOf } from '#shared/core/web-address.ts';
import type { JudgingTask } from '#shared/features/judging/schema.ts';

/** What a team handed in, as a judge reads it: without names, and with links that say where they lead. */
export function EntryText({ task: { description, links } }: { task: JudgingTask }) {
  return (
    <section
      aria-label="The entry"
      className="flex flex-col gap-4 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto xl:pb-4"
    >
      {description === '' ? (
        <p className="text-small text-muted">The entry has no description.</p>
      ) : (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      )}
      {links.length > 0 && (
        <section>
          <h2 className="text-small font-semibold">Links</h2>
          <ul className="mt-1 text-small">
            {links.map((url) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer nofollow ugc"
                  className="inline-block py-1 wrap-anywhere text-brand underline underline-offset-3"
                >
                  {hostOf(url) ?? url}
                  <span className="sr-only">{` ${url}`}</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-1 text-fine text-muted">Links can name their authors. Judge the work alone.</p>
        </section>
      )}
    </section>
  );
}

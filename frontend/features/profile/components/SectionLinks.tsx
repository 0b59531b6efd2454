import type { Section } from '#shared/features/profile/rules.ts';

interface SectionLinksProps {
  sections: readonly { section: Section; title: string; count: number | undefined }[];
}

/** Links to the sections: beside them where there is room, else a row above them that scrolls. */
export function SectionLinks({ sections }: SectionLinksProps) {
  return (
    <nav aria-label="Sections" className="-mx-4 overflow-x-auto px-4 xl:mx-0 xl:px-0">
      <ul className="flex gap-1 xl:flex-col">
        {sections.map(({ section, title, count }) => (
          <li key={section} className="flex-none">
            <a
              href={`#${section}`}
              className="flex min-h-10 items-center justify-between gap-3 rounded-control px-3 text-small whitespace-nowrap hover:bg-neutral-soft xl:whitespace-normal"
            >
              {title}
              {count !== undefined && <span className="text-muted tabular-nums">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

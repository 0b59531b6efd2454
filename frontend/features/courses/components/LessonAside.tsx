import { Suspense } from 'react';
import type { KeyHelpProps } from '#frontend/core/lists/KeyHelp.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { useIdle } from '#frontend/ui/hooks/useIdle.ts';
import { headingAnchors } from '#frontend/ui/text/anchors.ts';
import type { Lesson } from '#shared/features/courses/schema.ts';
import { minutesInWords } from '../words.ts';

const KeyHelp = lazyPart<KeyHelpProps>(async () => ({
  default: (await import('#frontend/core/lists/KeyHelp.tsx')).KeyHelp,
}));

/** What the lesson has, in view beside the text where there is room. */
export function LessonAside({ lesson: { blocks, minutes, exercises } }: { lesson: Lesson }) {
  const anchors = headingAnchors(blocks);
  const idle = useIdle();
  return (
    <>
      <nav aria-label="In this lesson" className="sticky top-24 self-start max-xl:hidden">
        <p className="text-small font-semibold">In this lesson</p>
        <p className="mt-1 text-fine text-muted tabular-nums">
          {`${minutesInWords(minutes)} · ${exercises.length} exercise${exercises.length === 1 ? '' : 's'}`}
        </p>
        <ul className="mt-3 flex flex-col border-l border-line text-small">
          {[...anchors].map(([at, anchor]) => {
            const block = blocks[at];
            return (
              block?.kind === 'heading' &&
              block.level === 2 && (
                <li key={anchor}>
                  <a
                    href={`#${anchor}`}
                    className="block rounded-tick py-1 pl-4 text-muted hover:text-text hover:underline"
                  >
                    {block.text}
                  </a>
                </li>
              )
            );
          })}
        </ul>
      </nav>
      {idle && (
        <Suspense fallback={null}>
          <KeyHelp keys={LESSON_KEYS} />
        </Suspense>
      )}
    </>
  );
}

const LESSON_KEYS = [
  ['n', 'Next lesson'],
  ['p', 'Previous lesson'],
] as const;

import { useSearchParams } from 'react-router-dom';
import type { Place } from '#shared/features/authoring/schema.ts';

const COURSE_TABS = ['about', 'lessons', 'test', 'checks', 'statistics'] as const;

/** What is edited in a sheet: `exercise-2` of the open lesson, `objective-1`, or `question-1-4` of an objective. */
export interface Edited {
  readonly what: 'exercise' | 'objective' | 'question';
  readonly numbers: readonly number[];
}

const EDITED = /^(exercise|objective|question)-(\d{1,2})(?:-(\d{1,2}))?$/;

const editedOf = (written: string | null): Edited | undefined => {
  const [, what, first, second] = EDITED.exec(written ?? '') ?? [];
  if (what !== 'exercise' && what !== 'objective' && what !== 'question') return undefined;
  return { what, numbers: [first, second].flatMap((part) => (part ? [Number(part)] : [])) };
};

/** The query of the address of a place in a course; of one that can be written, with its form. */
export const placeQuery = ({ lesson, exercise, objective, question }: Place, editable: boolean): string => {
  const form = (parts: string) => (editable ? `&edit=${parts}` : '');
  if (lesson !== undefined)
    return `?tab=lessons&lesson=${lesson}${exercise === undefined ? '' : form(`exercise-${exercise}`)}`;
  if (objective === undefined) return '?';
  return `?tab=test${question === undefined ? '' : form(`question-${objective}-${question}`)}`;
};

/** Where in a course its author is: the tab, the lesson and the sheet are in the address. */
export const useCourseAddress = () => {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | undefined>>, replace = false) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes))
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    setSearch(next, { replace });
  };
  return {
    tab: COURSE_TABS.find((tab) => tab === search.get('tab')) ?? 'about',
    lesson: Math.max(1, Number.parseInt(search.get('lesson') ?? '', 10) || 1),
    edited: editedOf(search.get('edit')),
    /** The lesson is read and not written. */
    isRead: search.get('view') === 'read',
    read: (isRead: boolean) => change({ view: isRead ? 'read' : undefined }, true),
    openTab: (tab: string) =>
      change({ tab: tab === 'about' ? undefined : tab, edit: undefined, lesson: undefined }),
    openLesson: (lesson: number) => change({ lesson: String(lesson), edit: undefined }),
    edit: (what: Edited['what'], ...numbers: readonly number[]) =>
      change({ edit: [what, ...numbers].join('-') }),
    closeSheet: () => change({ edit: undefined }, true),
  };
};

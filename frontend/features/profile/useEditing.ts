import { useSearchParams } from 'react-router-dom';
import { SECTIONS, type Section } from '#shared/features/profile/rules.ts';

/** What is being edited: an entry by its position, or a new one. */
export interface Editing {
  readonly section: Section;
  readonly item: number | 'new' | undefined;
  /** The field that gets the focus. */
  readonly field: string | undefined;
}

const PARTS = ['section', 'item', 'field'];

/**
 * What is being edited. It is in the address, so that a link leads to a field, and a reload finds the form again with its
 * draft.
 */
export const useEditing = () => {
  const [params, setParams] = useSearchParams();
  const section = SECTIONS.find((one) => one === params.get('section'));
  const item = params.get('item');
  const editing: Editing | undefined = section && {
    section,
    item: item === 'new' ? 'new' : item !== null && /^\d+$/.test(item) ? Number(item) : undefined,
    field: params.get('field') ?? undefined,
  };
  const change = (set: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const part of PARTS) next.delete(part);
        set(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    editing,
    edit: (one: Section, at: number | 'new') =>
      change((next) => {
        next.set('section', one);
        next.set('item', String(at));
      }),
    close: () => change(() => undefined),
  };
};

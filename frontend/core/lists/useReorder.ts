import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface Moving {
  /** Which of the items, by its position in the list as it is stored. */
  readonly item: number;
  readonly order: readonly number[];
  readonly by: 'pointer' | 'keyboard';
}

/** What a handle needs: spread it into a button. */
interface HandleProps {
  'aria-pressed': boolean;
  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

interface Reorder {
  /** The list element. Its children are the items, in the order shown. */
  list: RefObject<HTMLUListElement | null>;
  /** The positions of the stored list in the order to be shown. */
  order: readonly number[];
  /** The item that is being moved. */
  moving: number | undefined;
  /** Says where the item is, for a live region. */
  announcement: string;
  handle: (item: number) => HandleProps;
}

const moved = (order: readonly number[], item: number, to: number): number[] => {
  const others = order.filter((one) => one !== item);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, item);
};

/**
 * Lets users reorder a list: by dragging a handle, or by Space on it, the arrow keys, and Space again; Escape puts the
 * item back. `onMoved` gets the new order once, at the end.
 */
export const useReorder = (
  count: number,
  nameOf: (item: number) => string,
  onMoved: (order: readonly number[]) => void,
): Reorder => {
  const list = useRef<HTMLUListElement>(null);
  const [moving, setMoving] = useState<Moving>();
  const [announcement, setAnnouncement] = useState('');
  const stored = Array.from({ length: count }, (_, index) => index);
  const order = moving?.order ?? stored;

  const lift = (item: number, by: Moving['by']) => {
    setMoving({ item, order: stored, by });
    setAnnouncement(`${nameOf(item)} lifted, position ${item + 1} of ${count}.`);
  };
  const moveTo = (current: Moving, to: number) => {
    const next = moved(current.order, current.item, to);
    const place = next.indexOf(current.item);
    if (place === current.order.indexOf(current.item)) return;
    setMoving({ ...current, order: next });
    setAnnouncement(`${nameOf(current.item)}, position ${place + 1} of ${count}.`);
  };
  const drop = (current: Moving) => {
    setMoving(undefined);
    setAnnouncement(
      `${nameOf(current.item)} dropped, position ${current.order.indexOf(current.item) + 1} of ${count}.`,
    );
    if (current.order.some((item, index) => item !== index)) onMoved(current.order);
  };
  const cancel = (current: Moving) => {
    setMoving(undefined);
    setAnnouncement(`${nameOf(current.item)} is back in its place.`);
  };

  const drag = useEffectEvent((event: globalThis.PointerEvent) => {
    const rows = [...(list.current?.children ?? [])];
    const others = moving ? rows.filter((_, index) => moving.order[index] !== moving.item) : [];
    const above = others.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return event.clientY > top + height / 2;
    });
    if (moving) moveTo(moving, above.length);
  });
  const release = useEffectEvent(() => moving && drop(moving));
  const interrupt = useEffectEvent(() => moving && cancel(moving));
  const dragging = moving?.by === 'pointer';
  useEffect(() => {
    if (!dragging) return;
    const listening = new AbortController();
    const { signal } = listening;
    // On the document: the handle moves with its row, and would lose a captured pointer.
    document.addEventListener('pointermove', drag, { signal });
    document.addEventListener('pointerup', release, { signal });
    document.addEventListener('pointercancel', interrupt, { signal });
    return () => listening.abort();
  }, [dragging]);

  // A row that moves in the document loses the focus.
  const focused = moving?.by === 'keyboard' ? moving.order.indexOf(moving.item) : -1;
  useLayoutEffect(() => {
    if (focused >= 0) list.current?.children[focused]?.querySelector<HTMLElement>('[data-handle]')?.focus();
  }, [focused]);

  return {
    list,
    order,
    moving: moving?.item,
    announcement,
    handle: (item) => ({
      'aria-pressed': moving?.item === item,
      onPointerDown: (event) => {
        if (event.button === 0) lift(item, 'pointer');
      },
      onKeyDown: (event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (event.key === ' ' || event.key === 'Enter') {
          event.preventDefault();
          if (moving) drop(moving);
          else lift(item, 'keyboard');
        } else if (moving && event.key === 'Escape') {
          event.preventDefault();
          cancel(moving);
        } else if (moving && step !== undefined) {
          event.preventDefault();
          moveTo(moving, moving.order.indexOf(moving.item) + step);
        }
      },
    }),
  };
};

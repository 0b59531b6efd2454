import { type RefObject, useEffect, useEffectEvent } from 'react';
import { PART } from '#frontend/ui/text/Blocks.tsx';

/** The pause in scrolling after which someone reads where they are. */
const PAUSE_MS = 600;
/** A part that begins above this line of the window is the one that is read: below where a part stops that is scrolled to. */
const LINE_PX = 144;

interface PlaceOptions {
  /** The element around the text. */
  text: RefObject<HTMLElement | null>;
  /** The part at which it was left. */
  start: number;
  /** Another lesson was the last one: this is where one is now, even before scrolling. */
  isNew: boolean;
  onPlace: (part: number) => void;
}

const partsIn = (text: HTMLElement): HTMLElement[] => [...text.querySelectorAll<HTMLElement>(`[${PART}]`)];

/** The number of the part that is at the top of the window: the last one that begins above the line. */
const placeIn = (text: HTMLElement): number =>
  Math.max(
    0,
    partsIn(text).findLastIndex((part) => part.getBoundingClientRect().top <= LINE_PX),
  );

/** Begins a text where it was left, unless a link leads to a place in it, and says where one reads. */
export const usePlace = ({ text, start, isNew, onPlace }: PlaceOptions): void => {
  const begin = useEffectEvent(() => {
    if (isNew) onPlace(0);
    if (start === 0 || location.hash !== '') return { frame: undefined, place: start };
    // After the frame of the dashboard has scrolled to the top of the next screen.
    const frame = requestAnimationFrame(() => {
      if (text.current) partsIn(text.current)[start]?.scrollIntoView();
    });
    return { frame, place: start };
  });
  const tell = useEffectEvent((before: number): number => {
    const place = text.current ? placeIn(text.current) : before;
    if (place !== before) onPlace(place);
    return place;
  });
  useEffect(() => {
    const { frame, place: begun } = begin();
    let timer = 0;
    let place = begun;
    const pause = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        place = tell(place);
      }, PAUSE_MS);
    };
    window.addEventListener('scroll', pause, { passive: true });
    return () => {
      window.removeEventListener('scroll', pause);
      window.clearTimeout(timer);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, []);
};

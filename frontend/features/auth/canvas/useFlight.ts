import { type RefObject, useEffect, useRef } from 'react';
import { drawFlight } from './flight.ts';

/** Thirty pictures a second are enough for something this slow. */
const FRAME_MS = 33;

/** Draws the flock on a canvas and moves it, unless `still`. Rests while the tab or the canvas cannot be seen. */
export const useFlight = (canvas: RefObject<HTMLCanvasElement | null>, still: boolean): void => {
  /** How long the flock has been moving, so that it goes on where it stopped. */
  const flown = useRef(0);

  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen) return;
    // The tokens' colours, as the canvas has them by its classes.
    const { color: line, textDecorationColor: accent } = getComputedStyle(element);
    const ink = { line, accent };
    let frame = 0;
    let before = 0;

    const draw = () => drawFlight(pen, element.clientWidth, element.clientHeight, flown.current, ink);
    const step = (now: number) => {
      frame = requestAnimationFrame(step);
      if (now - before < FRAME_MS) return;
      // After a rest the flock goes on from where it was.
      flown.current += Math.min(now - before, 2 * FRAME_MS);
      before = now;
      draw();
    };
    const moveOrRest = () => {
      cancelAnimationFrame(frame);
      if (!still && !document.hidden && element.clientWidth > 0) frame = requestAnimationFrame(step);
    };
    const fit = new ResizeObserver(() => {
      const scale = Math.min(window.devicePixelRatio, 2);
      element.width = element.clientWidth * scale;
      element.height = element.clientHeight * scale;
      pen.setTransform(scale, 0, 0, scale, 0, 0);
      draw();
      moveOrRest();
    });
    fit.observe(element);
    document.addEventListener('visibilitychange', moveOrRest);
    return () => {
      cancelAnimationFrame(frame);
      fit.disconnect();
      document.removeEventListener('visibilitychange', moveOrRest);
    };
  }, [canvas, still]);
};

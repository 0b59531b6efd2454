import { useRef, useState } from 'react';
import { useMedia } from '#frontend/ui/hooks/useMedia.ts';
import { PauseIcon, PlayIcon } from '#frontend/ui/style/icons.ts';
import { useFlight } from './useFlight.ts';

/** An animated flock of feathers above the text of the brand panel; it can be paused. */
export function FlightCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const calm = useMedia('(prefers-reduced-motion: reduce)', true);
  const [held, setHeld] = useState(false);
  useFlight(canvas, calm || held);
  return (
    <>
      <div aria-hidden="true" className="absolute inset-x-0 top-0 bottom-84">
        <canvas ref={canvas} className="size-full text-on-brand decoration-accent" />
      </div>
      {!calm && (
        <button
          type="button"
          aria-pressed={held}
          aria-label="Hold the picture still"
          onClick={() => setHeld(!held)}
          className="absolute right-5 bottom-5 z-10 flex size-9 items-center justify-center rounded-full text-on-brand opacity-70 outline-offset-2 outline-on-brand transition-opacity hover:opacity-100 focus-visible:opacity-100"
        >
          {held ? (
            <PlayIcon aria-hidden="true" className="size-4" />
          ) : (
            <PauseIcon aria-hidden="true" className="size-4" />
          )}
        </button>
      )}
    </>
  );
}

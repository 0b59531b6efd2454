import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { useWidth } from '#frontend/ui/hooks/useWidth.ts';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import type { PdfPages } from '../pdf.ts';

/** Where something is: its page, and x, y, width and height as fractions of it. */
export interface Place {
  readonly page: number;
  readonly box: readonly number[];
}

/** The file of an upload. pdf.js is large, so it arrives with it. */
const loadPages = async (uploadId: string): Promise<PdfPages> => {
  const { url } = await api.call('resume.uploadFile', { params: { uploadId } });
  const [response, { openPdf }] = await Promise.all([fetch(url), import('../pdf.ts')]);
  if (!response.ok) throw new Error(`The file was answered with ${response.status}.`);
  return openPdf(new Uint8Array(await response.arrayBuffer()));
};

/** How much wider than its window the page is where only a strip of it is shown (`w-[160%]`). */
const ZOOM = 1.6;

/** Moves the page so that a point of it, in fractions, is in the middle of the strip; never beyond the page's edges. */
const stripPosition = (x: number, y: number): string => {
  const least = 100 / ZOOM - 100;
  const left = Math.min(0, Math.max(least, 50 / ZOOM - x * 100));
  // Percentages are of the page, the strip's height is in rem.
  const top = `min(0px, max(calc(var(--strip-height) - 100%), calc(var(--strip-height) / 2 - ${y * 100}%)))`;
  return `translate(${left}%, ${top})`;
};

/** A4, until the page has been drawn. */
const RATIO = Math.SQRT2;

/**
 * The page of the resume with the place of the field in hand highlighted. On a wide screen it is shown whole; on a narrow
 * one as a strip around that place.
 */
export function PageView({ uploadId, places }: { uploadId: string; places: readonly Place[] }) {
  const { data: pages, isError } = useQuery({
    queryKey: ['resume', 'pages', uploadId],
    queryFn: () => loadPages(uploadId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [box, width] = useWidth();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [ratio, setRatio] = useState(RATIO);
  const [failed, setFailed] = useState(false);
  const number = places[0]?.page ?? 1;

  useEffect(() => {
    const target = canvas.current;
    if (!pages || !target || width === 0) return;
    let current = true;
    pages.draw(number, target, width).then(
      () => current && setRatio(target.height / target.width),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [pages, number, width]);

  const here = places.filter(({ page }) => page === number);
  const [x = 0, y = 0, w = 0, h = 0] = here[0]?.box ?? [];
  return (
    <section
      aria-label="Your resume"
      className="relative h-30 overflow-hidden rounded-card border border-line bg-sunken md:h-60 lg:h-auto"
    >
      <div
        ref={box}
        className="relative max-lg:w-[160%] transition-transform duration-200 lg:transform-none! motion-reduce:transition-none"
        style={{
          aspectRatio: `1 / ${ratio}`,
          transform: stripPosition(x + w / 2, y + h / 2),
        }}
      >
        {!pages && !isError && <Skeleton className="absolute inset-0" />}
        <canvas
          ref={canvas}
          role="img"
          aria-label={`Page ${number} of your resume`}
          className="block h-full w-full"
        />
        {here.map(({ box: [left = 0, top = 0, across = 0, down = 0] }) => (
          <span
            key={`${left} ${top} ${across} ${down}`}
            aria-hidden="true"
            className="absolute rounded-tick bg-accent/25 outline-2 outline-offset-2 outline-accent"
            style={{
              left: `${left * 100}%`,
              top: `${top * 100}%`,
              width: `${across * 100}%`,
              height: `${down * 100}%`,
            }}
          />
        ))}
      </div>
      {(isError || failed) && (
        <p className="absolute inset-0 flex items-center justify-center p-6 text-center text-small text-muted">
          We couldn’t show the page. You can still review what we read.
        </p>
      )}
    </section>
  );
}

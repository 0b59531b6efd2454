import { type ReactNode, useId } from 'react';

export interface ChartPoint {
  label: string;
  value: number;
}

interface ChartFigureProps {
  label: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** The drawing, for eyes only. */
  children: ReactNode;
}

/** A drawing with its title, and the same figures as a table for screen readers. */
export function ChartFigure({ label, points, format, children }: ChartFigureProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="w-full min-w-0">
      <figcaption id={id} className="mb-3 text-small font-medium">
        {label}
      </figcaption>
      {points.length === 0 ? (
        <p className="rounded-card bg-sunken px-4 py-8 text-center text-small text-muted">
          Nothing to draw yet.
        </p>
      ) : (
        <>
          <div aria-hidden="true">{children}</div>
          <table className="sr-only">
            <caption>{label}</caption>
            <tbody>
              {points.map((point) => (
                <tr key={point.label}>
                  <th scope="row">{point.label}</th>
                  <td>{format(point.value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </figure>
  );
}

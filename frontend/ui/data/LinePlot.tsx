import { scaleLinear, scalePoint } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { type PointerEvent, useState } from 'react';
import { useWidth } from '../hooks/useWidth.ts';
import type { ChartPoint } from './ChartFigure.tsx';

interface LinePlotProps {
  points: readonly ChartPoint[];
  format: (value: number) => string;
}

const HEIGHT = 208;
const TOP = 24;
const BOTTOM = 26;
const LEFT = 40;
const RIGHT = 28;
/** Words under the axis stand this far apart at least. */
const LABEL_PX = 76;

/** The drawing of LineChart; a chunk of its own, with the scales and shapes of visx. Drawn in pixels, so words keep their size. */
export default function LinePlot({ points, format }: LinePlotProps) {
  const [box, width] = useWidth();
  const [near, setNear] = useState<number>();

  const x = scalePoint({
    domain: points.map((_, index) => index),
    range: [LEFT, Math.max(LEFT, width - RIGHT)],
  });
  const y = scaleLinear({
    domain: [0, Math.max(...points.map(({ value }) => value), 1)],
    range: [HEIGHT - BOTTOM, TOP],
    nice: 4,
  });
  const at = (index: number) => x(index) ?? LEFT;
  const every = Math.max(1, Math.ceil(points.length / Math.max(1, Math.floor((width - LEFT) / LABEL_PX))));
  const shown = points[near ?? -1];

  const find = (event: PointerEvent<SVGSVGElement>) => {
    const place = (event.clientX - event.currentTarget.getBoundingClientRect().left - LEFT) / (x.step() || 1);
    setNear(Math.max(0, Math.min(points.length - 1, Math.round(place))));
  };
  return (
    <div ref={box} className="h-52">
      {width > 0 && (
        <svg
          width={width}
          height={HEIGHT}
          aria-hidden="true"
          className="touch-pan-y text-fine select-none"
          onPointerMove={find}
          onPointerLeave={() => setNear(undefined)}
        >
          {y.ticks(4).map((tick) => (
            <g key={tick}>
              <line x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} className="stroke-line" />
              <text
                x={LEFT - 10}
                y={y(tick)}
                dy="0.32em"
                textAnchor="end"
                className="fill-muted tabular-nums"
              >
                {format(tick)}
              </text>
            </g>
          ))}
          {points.map(
            ({ label }, index) =>
              (points.length - 1 - index) % every === 0 && (
                <text key={label} x={at(index)} y={HEIGHT - 6} textAnchor="middle" className="fill-muted">
                  {label}
                </text>
              ),
          )}
          <AreaClosed
            data={[...points]}
            x={(_, index) => at(index)}
            y={({ value }) => y(value)}
            yScale={y}
            className="fill-brand-soft"
          />
          <LinePath
            data={[...points]}
            x={(_, index) => at(index)}
            y={({ value }) => y(value)}
            strokeWidth={2}
            strokeLinejoin="round"
            className="stroke-brand"
          />
          {shown && near !== undefined && (
            <g>
              <line
                x1={at(near)}
                x2={at(near)}
                y1={TOP}
                y2={HEIGHT - BOTTOM}
                className="stroke-line-strong"
              />
              <circle
                cx={at(near)}
                cy={y(shown.value)}
                r={4}
                className="fill-brand stroke-raised"
                strokeWidth={2}
              />
              <text
                x={at(near)}
                y={12}
                textAnchor={near === 0 ? 'start' : near === points.length - 1 ? 'end' : 'middle'}
                className="fill-text font-medium tabular-nums"
              >
                {`${shown.label}: ${format(shown.value)}`}
              </text>
            </g>
          )}
        </svg>
      )}
    </div>
  );
}

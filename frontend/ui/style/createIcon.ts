import { createElement, type SVGProps } from 'react';
import { cx } from './cx.ts';

/** What Lucide draws in the 24 × 24 box. */
export type IconNode = readonly (readonly [tag: string, attributes: Record<string, string>])[];

interface DrawingProps extends SVGProps<SVGSVGElement> {
  node: IconNode;
}

/** An icon from its drawing. Hidden from screen readers unless it is given a name; styled by `.lucide`. */
export const Drawing = ({ node, className, ...props }: DrawingProps) =>
  createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...(props['aria-label'] === undefined ? { 'aria-hidden': true } : { role: 'img' }),
      ...props,
      className: cx('lucide', className),
    },
    // As arguments, not as an array, they need no keys.
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
  );

/**
 * Replaces Lucide's own function of that name (an alias in vite.config.ts), whose options are not used here and which
 * every icon would bring along.
 */
export default ({ node }: { node: IconNode }) =>
  // biome-ignore lint/correctness/noComponentHookFactories: Lucide's own interface; called once per icon, at module level
  function Icon(props: SVGProps<SVGSVGElement>) {
    return createElement(Drawing, { ...props, node });
  };

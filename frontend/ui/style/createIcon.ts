import { createElement, type SVGProps } from 'react';
import { cx } from './cx.ts';

/** A drawing of Lucide's: what is in the 24 × 24 box. */
interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Stands in for Lucide's own function of that name (an alias in vite.config.ts), whose options nobody here uses and
 * which every icon would bring along. Hidden from screen readers unless it is given a name; styled by `.lucide`.
 */
export default ({ node }: IconData) =>
  // biome-ignore lint/correctness/noComponentHookFactories: Lucide's own interface; called once for each icon, at module level
  function Icon({ className, ...props }: SVGProps<SVGSVGElement>) {
    return createElement(
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
        'aria-hidden': props['aria-label'] === undefined ? true : undefined,
        ...props,
        className: cx('lucide', className),
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };

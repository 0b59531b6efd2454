import { type ReactNode, useState } from 'react';
import { useChunk } from './useChunk.ts';

const load = () => import('./MenuPanel.tsx');
/** On hover and focus, so that the press finds it there. If that fails, the press tries again. */
const prefetch = () => void load().catch(() => undefined);

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** Leads to this path, or does this. */
  to?: string;
  onSelect?: () => void;
  /** Set apart from those before it by a line. */
  apart?: boolean;
}

export interface MenuProps {
  /** What stands in the button, and names it. */
  trigger: ReactNode;
  triggerClass: string;
  /** A few lines above the items, such as who is signed in. */
  header?: ReactNode;
  items: readonly MenuItem[];
}

type Opened = 'by keyboard' | 'by pointer';

/**
 * A button with a menu. Until somebody reaches for it, it is a plain button; Radix is fetched on hover or focus
 * and takes over with the first press; the button stays while the code is on its way.
 */
export function Menu(props: MenuProps) {
  const [opened, setOpened] = useState<Opened>();
  const Panel = useChunk(load, opened !== undefined, () => setOpened(undefined));
  if (opened && Panel) return <Panel {...props} firstItem={opened === 'by keyboard'} />;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      // A click by the keyboard has no count.
      onClick={(event) => setOpened(event.detail === 0 ? 'by keyboard' : 'by pointer')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setOpened('by keyboard');
      }}
      className={props.triggerClass}
    >
      {props.trigger}
    </button>
  );
}

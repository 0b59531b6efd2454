import { lazy, type ReactNode, startTransition, useState } from 'react';

const load = () => import('./MenuPanel.tsx');
const MenuPanel = lazy(load);

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
 * and takes over with the first press (in a transition, so the button stays while the code is on its way).
 */
export function Menu(props: MenuProps) {
  const [opened, setOpened] = useState<Opened>();
  if (opened) return <MenuPanel {...props} firstItem={opened === 'by keyboard'} />;
  const open = (how: Opened) => startTransition(() => setOpened(how));
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      // A click by the keyboard has no count.
      onClick={(event) => open(event.detail === 0 ? 'by keyboard' : 'by pointer')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open('by keyboard');
      }}
      className={props.triggerClass}
    >
      {props.trigger}
    </button>
  );
}

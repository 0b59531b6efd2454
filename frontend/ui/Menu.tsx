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

/**
 * A button with a menu. Until somebody reaches for it, it is a plain button; Radix is fetched on hover or focus
 * and takes over with the first press (in a transition, so the button stays while the code is on its way).
 */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  if (wanted) return <MenuPanel {...props} />;
  const open = () => startTransition(() => setWanted(true));
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open();
      }}
      className={props.triggerClass}
    >
      {props.trigger}
    </button>
  );
}

import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** Leads to this path, or does this. */
  to?: string;
  onSelect?: () => void;
  /** Set apart from those before it by a line. */
  apart?: boolean;
}

/** What a menu holds: items, and a few lines above them such as who is signed in. */
export interface MenuContent {
  header?: ReactNode;
  items: readonly MenuItem[];
}

export interface MenuTriggerProps {
  /** The content of the button, which also names it. */
  trigger: ReactNode;
  triggerClass: string;
}

/** `firstItem`: opened by a key, so the first item receives the focus. */
export type MenuPanelProps = MenuTriggerProps & MenuContent & { firstItem: boolean };

/**
 * The part of Menu that needs Radix, in a separate chunk. It is rendered because the user opened the menu, so it starts
 * open. The menu stays beside its button in the document, so that it belongs to the same landmark.
 */
export default function MenuPanel({ trigger, triggerClass, header, items, firstItem }: MenuPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!firstItem) return;
    // Radix was not there yet to see that a key opened it; so this once we do what it does then.
    const frame = requestAnimationFrame(() =>
      content.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [firstItem]);
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger className={triggerClass}>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        ref={content}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-50 min-w-56 animate-fade rounded-card border border-line bg-raised p-1.5 shadow-float"
      >
        {header && <div className="border-b border-line px-2.5 pt-1 pb-2.5 mb-1.5">{header}</div>}
        {items.map((item) => (
          <Item key={item.label} {...item} />
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const ITEM =
  'flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-small -outline-offset-2 select-none data-highlighted:bg-neutral-soft [&_svg]:size-4.5 [&_svg]:text-muted';

function Item({ label, icon, to, onSelect, apart }: MenuItem) {
  return (
    <>
      {apart && <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />}
      {to === undefined ? (
        <DropdownMenu.Item className={ITEM} {...(onSelect && { onSelect })}>
          {icon}
          {label}
        </DropdownMenu.Item>
      ) : (
        <DropdownMenu.Item className={ITEM} asChild>
          <Link to={to}>
            {icon}
            {label}
          </Link>
        </DropdownMenu.Item>
      )}
    </>
  );
}

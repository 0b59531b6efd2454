import { Command } from 'cmdk';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useEscape } from '../hooks/useEscape.ts';
import { SearchIcon } from '../style/icons.ts';
import { matchingGroups } from './textMatch.ts';

export interface CommandItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A few words after the label: the company, a status, or that its screen is not there yet. */
  note?: string;
  /** Other words by which people look for it. */
  keywords?: readonly string[];
  /** What it does. Choosing it closes the menu first. */
  onSelect: () => void;
  /** It leads somewhere, and the focus goes there instead of back to where it was. */
  leads?: boolean;
}

export interface CommandGroup {
  heading: string;
  items: readonly CommandItem[];
  /** At most this many of them are shown, the best. */
  most?: number;
}

interface CommandMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the menu to screen readers. */
  label: string;
  placeholder: string;
  groups: readonly CommandGroup[];
  /** Is called with what is typed, at every change: the groups may depend on it. */
  onTyped?: (typed: string) => void;
  /** Offered below the rest for whatever is typed, such as a search for it. */
  fallback?: (typed: string) => CommandItem;
}

const ITEM =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-small select-none data-[selected=true]:bg-neutral-soft [&_svg]:size-4.5 [&_svg]:flex-none [&_svg]:text-muted';

/**
 * Everything there is to go to and to do, found by typing: a dialog with one field and one list. Weighs as much as
 * Radix's dialog and cmdk together; load it with the first opening (app/palette/Palette.tsx).
 */
export function CommandMenu({ open, onOpenChange, ...content }: CommandMenuProps) {
  useEscape(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-veil" />
        <Panel {...content} onClose={() => onOpenChange(false)} />
      </Radix.Portal>
    </Radix.Root>
  );
}

type PanelProps = Omit<CommandMenuProps, 'open' | 'onOpenChange'> & { onClose: () => void };

function Panel({ label, placeholder, groups, onTyped, fallback, onClose }: PanelProps) {
  const [typed, setTyped] = useState('');
  // Without its own trigger, Radix doesn't restore the focus.
  const [opener] = useState(() => document.activeElement);
  const led = useRef(false);
  /** The user has chosen an item by the arrow keys. */
  const moved = useRef(false);
  const choose = ({ onSelect, leads = false }: CommandItem) => {
    led.current = leads;
    onClose();
    onSelect();
  };
  const type = (text: string) => {
    moved.current = false;
    setTyped(text);
    onTyped?.(text);
  };
  const noteMove = ({ key }: KeyboardEvent) => {
    if (/^(Arrow|Home|End)/.test(key)) moved.current = true;
  };
  const last = typed.trim() === '' ? undefined : fallback?.(typed.trim());
  const shown = matchingGroups<CommandItem, CommandGroup>(groups, typed);
  // What arrives later may be above the selected item: until the user has moved, the first one is selected.
  const [selected, setSelected] = useState('');
  const first = (shown[0]?.items[0] ?? last)?.id ?? '';
  useLayoutEffect(() => {
    if (!moved.current) setSelected(first);
  }, [first]);
  return (
    <Radix.Content
      aria-describedby={undefined}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (!led.current && opener instanceof HTMLElement) opener.focus();
      }}
      className="fixed inset-x-4 top-[12dvh] z-50 mx-auto flex max-h-[70dvh] max-w-prose animate-rise flex-col overflow-hidden rounded-card border border-line bg-raised shadow-float outline-none"
    >
      <Radix.Title className="sr-only">{label}</Radix.Title>
      {/* Ctrl+K closes what it opened; cmdk would take it for "one up". */}
      <Command
        label={label}
        shouldFilter={false}
        value={selected}
        onValueChange={setSelected}
        onKeyDown={noteMove}
        loop
        vimBindings={false}
        className="flex min-h-0 flex-col outline-none"
      >
        <div className="flex items-center gap-3 border-b border-line px-4">
          <SearchIcon aria-hidden="true" className="size-5 text-muted" />
          <Command.Input
            value={typed}
            onValueChange={type}
            placeholder={placeholder}
            className="min-h-14 w-full bg-transparent text-body outline-none"
          />
          <kbd className="font-sans rounded-tick border border-line px-1.5 text-fine text-muted max-sm:hidden">
            Esc
          </kbd>
        </div>
        <Command.List label={label} className="min-h-0 overflow-y-auto overscroll-contain p-2">
          {!last && (
            <Command.Empty className="px-3 py-6 text-center text-small text-muted">
              No results found.
            </Command.Empty>
          )}
          {shown.map(({ heading, items }) => (
            <Command.Group
              key={heading}
              heading={heading}
              className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-fine [&_[cmdk-group-heading]]:text-muted"
            >
              {items.map((item) => (
                <Command.Item key={item.id} value={item.id} onSelect={() => choose(item)} className={ITEM}>
                  {item.icon}
                  {/* Where there is no room for both, the note is below the label. */}
                  <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 py-1">
                    <span className="max-w-full truncate">{item.label}</span>
                    {item.note && (
                      <span className="max-w-full truncate text-fine text-muted">{item.note}</span>
                    )}
                  </span>
                </Command.Item>
              ))}
            </Command.Group>
          ))}
          {last && (
            <Command.Item forceMount value={last.id} onSelect={() => choose(last)} className={ITEM}>
              {last.icon}
              <span className="truncate">{last.label}</span>
            </Command.Item>
          )}
        </Command.List>
      </Command>
    </Radix.Content>
  );
}

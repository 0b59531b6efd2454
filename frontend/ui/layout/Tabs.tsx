import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../style/cx.ts';

interface Tab {
  value: string;
  label: string;
  /** How many things are behind it. */
  count?: number;
  disabled?: boolean;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between; for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The open tab, when a parent knows it (from the address, say). Without it the first is open at first. */
  value?: string;
  onChange?: (value: string) => void;
}

/** Which tab a key leads to, among this number of tabs; undefined for other keys. */
const targetOf = (key: string, at: number, length: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key === 'ArrowRight') return (at + 1) % length;
  return key === 'ArrowLeft' ? (at - 1 + length) % length : undefined;
};

/**
 * Views of one thing, one at a time. Arrow keys, Home and End go from tab to tab and open it at once; Tab leads
 * into the panel. A panel is mounted while it is open.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const enabled = tabs.filter(({ disabled }) => !disabled);
  const [own, setOwn] = useState(enabled[0]?.value);
  const open = tabs.find((tab) => tab.value === (value ?? own));
  const numbers = tabs.map(({ count }) => count).join();
  // Where a row has no room for all, the open one is in view, also once numbers have made the tabs wider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers change how wide the tabs are
  useLayoutEffect(() => {
    const [row, tab] = [
      list.current,
      list.current?.querySelector<HTMLElement>(`[data-tab="${open?.value}"]`),
    ];
    if (row && tab)
      row.scrollLeft = Math.max(row.scrollLeft, tab.offsetLeft + tab.offsetWidth - row.clientWidth);
  }, [open?.value, numbers]);
  const choose = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const move = (event: KeyboardEvent) => {
    const at = enabled.findIndex((tab) => tab.value === open?.value);
    const target = targetOf(event.key, at, enabled.length);
    const next = target === undefined ? undefined : enabled[target];
    if (!next) return;
    event.preventDefault();
    choose(next.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  };
  return (
    <div className="w-full min-w-0">
      {/* On a phone a long row is pushed sideways within itself. */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="relative flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => choose(tab.value)}
            className={cx(
              'inline-flex min-h-11 flex-none items-center gap-2 rounded-t-control border-b-2 px-3 text-small -outline-offset-2 transition-colors disabled:cursor-not-allowed disabled:opacity-55',
              tab === open
                ? 'border-brand font-medium text-text'
                : 'border-transparent text-muted hover:text-text',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-neutral-soft px-2 text-fine text-muted tabular-nums">
                {tab.count.toLocaleString('en')}
              </span>
            )}
          </button>
        ))}
      </div>
      {open && (
        <div
          key={open.value}
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${open.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel may have nothing else that takes the focus
          tabIndex={0}
          className="rounded-control pt-5"
        >
          {open.content}
        </div>
      )}
    </div>
  );
}

import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

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
  /** The open tab, when a parent keeps it (in the address, say). Without it the first is open at first. */
  value?: string;
  onChange?: (value: string) => void;
}

/**
 * Views of one thing, one at a time. Arrow keys, Home and End go from tab to tab and open it at once; Tab leads
 * into what it shows. A panel is mounted while it is open.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const first = tabs.find(({ disabled }) => !disabled)?.value;
  return (
    <Radix.Root
      {...(value === undefined ? first !== undefined && { defaultValue: first } : { value })}
      {...(onChange && { onValueChange: onChange })}
      className="min-w-0 w-full"
    >
      {/* On a phone a long row is pushed sideways within itself. */}
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className="inline-flex min-h-11 flex-none items-center gap-2 rounded-t-control border-b-2 border-transparent px-3 text-small text-muted -outline-offset-2 transition-colors hover:text-text disabled:cursor-not-allowed disabled:opacity-55 data-[state=active]:border-brand data-[state=active]:font-medium data-[state=active]:text-text"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-neutral-soft px-2 text-fine text-muted tabular-nums">
                {tab.count}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-control pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

import { Command } from 'cmdk';
import { Popover } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Skeleton } from '../layout/Skeleton.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { CheckIcon, SearchIcon } from '../style/icons.ts';
import { closeness } from './matching.ts';
import { type Choice, fullOption } from './options.ts';

interface ComboboxPanelProps {
  id: string;
  field: RefObject<HTMLButtonElement | null>;
  label: ReactNode;
  options: readonly Choice[];
  value: string;
  search: string;
  onSearch: (search: string) => void;
  nothing: string;
  pending: boolean;
  onClose: () => void;
  onChoose: (value: string) => void;
}

/** The part of Combobox that needs Radix and cmdk; a chunk of its own. Mounted while it is open. */
export default function ComboboxPanel({ id, field, label, nothing, pending, ...props }: ComboboxPanelProps) {
  const { options, value, search, onSearch, onClose, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  const inField = (target: EventTarget | null) => target instanceof Node && field.current?.contains(target);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={field as RefObject<HTMLButtonElement>} />
      <Popover.Content
        id={id}
        aria-label="Choose one"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        // The field closes it itself; otherwise one press would close and open it.
        onInteractOutside={(event) => inField(event.target) && event.preventDefault()}
        // Radix would select what was typed on the field, and the next letter would replace it.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          input.current?.focus();
          input.current?.setSelectionRange(search.length, search.length);
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          field.current?.focus();
        }}
        className="z-50 flex max-h-[min(22rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-56 animate-fade flex-col overflow-hidden rounded-card border border-line bg-raised shadow-float outline-none"
      >
        <Command
          label={typeof label === 'string' ? label : 'Options'}
          filter={closeness}
          defaultValue={value}
          className="flex min-h-0 flex-col outline-none"
        >
          <div className="flex items-center gap-2 border-b border-line px-3">
            <SearchIcon aria-hidden="true" className="size-4 text-muted" />
            <Command.Input
              ref={input}
              value={search}
              onValueChange={onSearch}
              placeholder="Type to search"
              className="min-h-11 w-full bg-transparent text-body outline-none"
            />
          </div>
          <Command.List
            label={typeof label === 'string' ? label : 'Options'}
            aria-busy={pending}
            className="min-h-0 overflow-y-auto p-1.5"
          >
            {pending ? (
              <Command.Loading>
                <VisuallyHidden>Loading…</VisuallyHidden>
                <Skeleton className="m-1.5 h-5 w-2/3" />
                <Skeleton className="m-1.5 h-5 w-1/2" />
              </Command.Loading>
            ) : (
              <>
                <Command.Empty className="px-2.5 py-3 text-small text-muted">{nothing}</Command.Empty>
                {options.map(fullOption).map((option) => (
                  <Command.Item
                    key={option.value}
                    value={option.value}
                    keywords={[option.label]}
                    onSelect={() => onChoose(option.value)}
                    className="flex min-h-9 cursor-pointer items-center justify-between gap-2 rounded-control px-2.5 text-small select-none data-[selected=true]:bg-neutral-soft"
                  >
                    {option.label}
                    {option.value === value && (
                      <>
                        <CheckIcon aria-hidden="true" className="size-4 text-brand" />
                        <VisuallyHidden>(chosen)</VisuallyHidden>
                      </>
                    )}
                  </Command.Item>
                ))}
              </>
            )}
          </Command.List>
        </Command>
      </Popover.Content>
    </Popover.Root>
  );
}

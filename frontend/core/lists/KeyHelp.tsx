import { useState } from 'react';
import { Switch } from '#frontend/ui/forms/Switch.tsx';
import { letterKeysOn, setLetterKeys, useKeys } from '#frontend/ui/hooks/useKeys.ts';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';

/** A key and what it does on this screen. */
export type KeyText = readonly [key: string, does: string];

const LIST_KEYS: readonly KeyText[] = [
  ['j', 'Next item'],
  ['k', 'Previous item'],
  ['Enter', 'Open the item'],
  ['Esc', 'Return to the list'],
  ['/', 'Search'],
];

export interface KeyHelpProps {
  /** Those of the screen; of a list with a detail pane, unless others are named. */
  keys?: readonly KeyText[];
  /** Keys of this screen besides those. */
  more?: readonly KeyText[];
}

/** The keys of a screen. `?` shows them, with a switch for those who do not want letter keys. */
export function KeyHelp({ keys = LIST_KEYS, more = [] }: KeyHelpProps) {
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(letterKeysOn);
  useKeys({ '?': () => setOpen(true) });
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-small">
        {[...keys, ...more].map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-flex min-w-7 justify-center rounded-tick border border-line-strong px-1.5 font-sans text-fine">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-line pt-4">
        <Switch
          label="Letter keys"
          hint="Turn these off if a screen reader or voice control needs them."
          checked={on}
          onChange={({ target: { checked } }) => {
            setLetterKeys(checked);
            setOn(checked);
          }}
        />
      </div>
    </Dialog>
  );
}

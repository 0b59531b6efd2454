import type { ToastText } from '#frontend/ui/overlays/toast.ts';
import type { ReasonDialogProps } from '../forms/ReasonDialog.tsx';
import type { KeyText } from '../lists/KeyHelp.tsx';

/** What came of a decision. */
export interface Decided {
  said: ToastText;
  /** The item still waits, such as for a second admin: it stays open. */
  waits?: boolean;
}

/** How a decision without a reason is made. */
export interface AtOnce<Item> {
  send: (item: Item) => Promise<Decided>;
  /** What a toast says when it failed: 'Ada Lovelace was not approved'. */
  failed: (item: Item) => string;
}

/** A decision that the items of a queue wait for. */
export interface Decision<Item, Name extends string = string> {
  name: Name;
  /** What its button says, and for which items. */
  label: (item: Item) => string;
  /** The key that makes it, and what the list of keys says of it. */
  shortcut?: KeyText;
  /** Whether it can be made about an item; always, by default. */
  isOffered?: (item: Item) => boolean;
  /** Makes it at once. Without this, it needs a reason, for which a dialog asks (`ReasonRequest`). */
  atOnce?: AtOnce<Item>;
}

/** What the dialog of a decision that needs a reason says and does. */
export interface ReasonRequest
  extends Omit<ReasonDialogProps<unknown>, 'onSent' | 'onError' | 'onClose' | 'children'> {
  /** What a toast says afterwards. */
  done: ToastText;
}

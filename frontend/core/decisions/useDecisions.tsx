import { useState } from 'react';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Decision, ReasonRequest } from './decision.ts';
import { useAtOnce } from './useAtOnce.ts';

const loadDialog = async () => ({ default: (await import('../forms/ReasonDialog.tsx')).ReasonDialog });

/** Loads what the dialogs of a queue's decisions say, once one is asked for. */
export type LoadRequests<Item, Name extends string> = () => Promise<{
  default: (item: Item, decision: Name) => ReasonRequest;
}>;

interface DecisionsOptions<Item, Name extends string> {
  loadRequests: LoadRequests<Item, Name>;
  /** Loads again what a decision changes. */
  refresh: () => Promise<unknown>;
  /** Is called for an item that waits no longer. */
  onDecided: () => void;
}

/** Makes the decisions about the items of a queue, one at a time. `dialog` is the one that asks for a reason. */
export const useDecisions = <Item, Name extends string>(options: DecisionsOptions<Item, Name>) => {
  const { loadRequests, refresh, onDecided } = options;
  const { send, pending } = useAtOnce<Item>(refresh, onDecided);
  // The item for which the dialog was opened: the list may change behind it.
  const [asking, setAsking] = useState<{ item: Item; name: Name }>();
  const close = () => setAsking(undefined);
  const Dialog = useChunk(loadDialog, asking !== undefined, close);
  const requestOf = useChunk(loadRequests, asking !== undefined, close);

  const decide = ({ atOnce, name }: Decision<Item, Name>, item: Item): void => {
    if (pending) return;
    if (atOnce) send(atOnce, item);
    else setAsking({ item, name });
  };
  const ask = () => {
    if (!Dialog || !requestOf || !asking) return null;
    const { done, ...request } = requestOf(asking.item, asking.name);
    const onSent = () => {
      toast(done);
      close();
      onDecided();
      return refresh();
    };
    // Another admin may have decided meanwhile.
    return <Dialog {...request} onSent={onSent} onError={refresh} onClose={close} />;
  };
  return { decide, pending, dialog: ask() };
};

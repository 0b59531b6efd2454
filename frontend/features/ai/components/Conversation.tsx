import { type ReactNode, useEffect, useRef } from 'react';
import { useSession } from '#frontend/core/session/useSession.ts';
import type { HistoryMessage } from '#shared/features/ai/schema.ts';
import { isStored, isWaiting, stop, useSaid } from '../turns.ts';
import { useAsking } from '../useAsking.ts';
import { useTranscriptScroll } from '../useTranscriptScroll.ts';
import { Composer } from './Composer.tsx';
import { Transcript } from './Transcript.tsx';
import { Welcome } from './Welcome.tsx';

interface ConversationProps {
  /** Those to be shown, the first first; undefined while they are loading. */
  messages: readonly HistoryMessage[] | undefined;
  /** Above the messages: how earlier ones are shown. */
  earlier?: ReactNode;
  byDay?: boolean;
  /** The field gets the focus at once. */
  focused?: boolean;
  /** In place of the sources of an answer. */
  evidence?: (message: HistoryMessage) => ReactNode;
}

/** A finger types on a keyboard that covers half of the screen: there the field gets the focus only when it is pressed. */
const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** The conversation with the advisor and the field below it, for the dialog and the page. */
export function Conversation({
  messages,
  earlier,
  byDay = false,
  focused = false,
  evidence,
}: ConversationProps) {
  const { user } = useSession();
  const { turns, waiting, ask, askAgain } = useAsking();
  const shown = messages ?? [];
  const open = turns.filter((turn) => isWaiting(turn) || !isStored(turn, shown));
  const last = open.at(-1);
  const newest = last ? `${last.id} ${last.ended ?? ''}` : (shown.at(-1)?.id ?? '');
  const box = useTranscriptScroll(shown[0]?.id ?? '', newest);
  const field = useRef<HTMLTextAreaElement>(null);
  const refocus = () => (isTouch() ? box.current : field.current)?.focus({ preventScroll: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (focused) refocus();
  }, []);
  // The button that was pressed is gone then.
  const pressed = <Given,>(act: (given: Given) => void) => {
    return (given: Given) => {
      act(given);
      refocus();
    };
  };
  const empty = messages !== undefined && shown.length === 0 && open.length === 0;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Transcript
        box={box}
        messages={shown}
        turns={open}
        signedIn={Boolean(user)}
        byDay={byDay}
        before={
          <>
            {earlier}
            {empty && <Welcome user={user} onAsk={pressed(ask)} />}
          </>
        }
        onAsk={pressed(ask)}
        onAskAgain={waiting ? undefined : pressed(askAgain)}
        evidence={evidence}
      />
      <Status />
      <Composer field={field} onAsk={ask} onStop={waiting && (() => pressed(stop)(waiting))} />
    </div>
  );
}

/** Says once that an answer is being written, and then the answer, wherever the focus is. */
function Status() {
  const said = useSaid();
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

import { Fragment, type ReactNode, type RefObject } from 'react';
import { fullDay } from '#frontend/ui/data/fullDay.ts';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import type { HistoryMessage } from '#shared/features/ai/schema.ts';
import type { Turn } from '../turns.ts';
import { QUESTION } from '../useTranscriptScroll.ts';
import { Answer } from './Answer.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TurnView } from './TurnView.tsx';

interface TranscriptProps {
  box: RefObject<HTMLElement | null>;
  /** The first first. */
  messages: readonly HistoryMessage[];
  turns: readonly Turn[];
  signedIn: boolean;
  /** Each day has a line with its date. */
  byDay: boolean;
  /** Above the messages. */
  before: ReactNode;
  onAsk: (text: string) => void;
  onAskAgain: ((turn: Turn) => void) | undefined;
  evidence: ((message: HistoryMessage) => ReactNode) | undefined;
}

/** The conversation. It is no live region: what has arrived is said once, beside it. */
export function Transcript(props: TranscriptProps) {
  const { box, messages, turns, signedIn, byDay, before, onAsk, onAskAgain, evidence } = props;
  const last = turns.length === 0 ? messages.at(-1) : undefined;
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Conversation"
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 text-[0.9375rem] leading-6 -outline-offset-2"
    >
      {before}
      <ol aria-label="Messages" className="flex flex-col gap-4">
        {messages.map((message, index) => (
          <Fragment key={message.id}>
            {byDay && dayOf(messages[index - 1]) !== dayOf(message) && <Day at={message.timestamp} />}
            {message.isUser ? (
              <Question text={message.text} />
            ) : (
              <li>
                <VisuallyHidden>The assistant:</VisuallyHidden>
                <Answer message={message} evidence={evidence?.(message)} />
              </li>
            )}
          </Fragment>
        ))}
        {turns.map((turn) => (
          <Fragment key={turn.id}>
            <Question text={turn.text} />
            <li>
              <TurnView turn={turn} signedIn={signedIn} onAskAgain={onAskAgain && (() => onAskAgain(turn))} />
            </li>
          </Fragment>
        ))}
      </ol>
      {last && !last.isUser && last.suggestions.length > 0 && (
        <div className="pt-4">
          <Suggestions label="Questions to ask next" questions={last.suggestions} onAsk={onAsk} />
        </div>
      )}
    </section>
  );
}

/** The day of a message in the reader’s time zone. */
const dayOf = (message: HistoryMessage | undefined): string =>
  message ? new Date(message.timestamp).toDateString() : '';

function Day({ at }: { at: string }) {
  const day = new Date(at);
  return (
    <li className="flex items-center gap-3 pt-2 text-fine text-muted">
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
      {day.toDateString() === serverDate().toDateString() ? 'Today' : fullDay(day)}
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
    </li>
  );
}

function Question({ text }: { text: string }) {
  return (
    <li {...{ [QUESTION]: '' }} className="flex flex-col items-end">
      <VisuallyHidden>You:</VisuallyHidden>
      <p
        dir="auto"
        className="max-w-[85%] rounded-card border border-transparent bg-neutral-soft px-3.5 py-2 wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </p>
    </li>
  );
}

import { type KeyboardEvent, type Ref, type SubmitEvent, useId, useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from '#frontend/core/session/drafts.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { FieldError } from '#frontend/ui/forms/FieldError.tsx';
import { selectRefused } from '#frontend/ui/forms/selectRefused.ts';
import { problemOfText } from '#shared/core/refused-characters.ts';
import { MESSAGE_MAX } from '#shared/features/ai/rules.ts';

interface ComposerProps {
  field: Ref<HTMLTextAreaElement>;
  onAsk: (text: string) => void;
  /** Stops waiting for the answer that is being written; missing while none is. */
  onStop: (() => void) | undefined;
}

const DRAFT = 'advisor';

/**
 * Where questions are written. Enter sends and Shift+Enter begins a new line. What was typed survives closing the dialog and a
 * reload; while an answer is being written, the next question can be typed but not sent.
 */
export function Composer({ field, onAsk, onStop }: ComposerProps) {
  const id = useId();
  const [text, setText] = useState(() => readDraft(DRAFT, { text: '' }).text);
  const [refusal, setRefusal] = useState<string>();
  const change = (value: string) => {
    setRefusal(undefined);
    setText(value);
    if (value.trim() === '') forgetDraft(DRAFT);
    else writeDraft(DRAFT, { text: value });
  };
  const send = (control: HTMLTextAreaElement) => {
    const question = text.trim();
    if (question === '' || onStop) return;
    const problem = problemOfText(text, MESSAGE_MAX);
    if (problem !== undefined) {
      setRefusal(problem);
      control.focus();
      return selectRefused(control);
    }
    change('');
    onAsk(question);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.altKey) return;
    event.preventDefault();
    send(event.currentTarget);
  };
  return (
    <form
      className="border-t border-line bg-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const control = event.currentTarget.elements.namedItem('message');
        if (control instanceof HTMLTextAreaElement) send(control);
      }}
    >
      <label htmlFor={id} className="sr-only">
        Your question
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          id={id}
          name="message"
          dir="auto"
          rows={2}
          value={text}
          placeholder="Ask a question"
          enterKeyHint="send"
          aria-invalid={refusal !== undefined}
          aria-describedby={refusal === undefined ? `${id}-keys` : `${id}-error`}
          className="control field-sizing-content max-h-36 min-h-16! min-w-0 flex-1 resize-none"
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="flex flex-none flex-col gap-1.5">
          {onStop && (
            <Button size="small" onClick={onStop}>
              Stop
            </Button>
          )}
          <Button
            type="submit"
            size="small"
            variant="primary"
            disabled={onStop !== undefined || text.trim() === ''}
          >
            Send
          </Button>
        </div>
      </div>
      <FieldError id={`${id}-error`} message={refusal} alert />
      <p id={`${id}-keys`} className="sr-only">
        Enter sends, Shift+Enter begins a new line.
      </p>
    </form>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorCode, errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { forgetDraft, readDraft, writeDraft } from '#frontend/core/session/drafts.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { problemOfText } from '#shared/core/refused-characters.ts';
import { reasonKey } from '#shared/features/conversations/reason-rules.ts';
import { MESSAGE_MAX, REQUEST_MAX } from '#shared/features/conversations/rules.ts';
import { ResourcePicker } from '../mentors/ResourcePicker.tsx';
import { withResource } from '../mentors/resourceText.ts';
import { MENTORS_PATH } from '../mentorships/paths.ts';
import type { MessageTarget } from './messageTarget.ts';

interface MessageDialogProps extends MessageTarget {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const MESSAGE = { title: (name: string) => `Message ${name}`, field: 'Message', send: 'Send message' };
const REQUEST = { ...MESSAGE, send: 'Send request' };
/** A request for mentoring is something else. */
const QUESTION = {
  title: (name: string) => `Ask ${name} a question`,
  field: 'Your question',
  send: 'Send question',
};

/** Writes the first message of a conversation, or another one, and opens it. */
export default function MessageDialog(props: MessageDialogProps) {
  const { with: to, reason, name, asksMentor = false, open, onOpenChange } = props;
  const form = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const draft = `message-to-${to}-${reasonKey(reason)}`;
  const [text, setText] = useState(() => readDraft(draft, { text: '' }).text);
  // One for the text: sending it again after a lost answer sends nothing twice.
  const clientId = useRef(crypto.randomUUID());
  const isRequest = reason.kind === 'request';
  const words = asksMentor ? QUESTION : isRequest ? REQUEST : MESSAGE;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.call('conversations.create', { body: { with: to, reason, text, clientId: clientId.current } }),
    onSuccess: ({ conversation }) => {
      forgetDraft(draft);
      void client.invalidateQueries({ queryKey: api.key('conversations') });
      onOpenChange(false);
      void navigate(`${PATHS.messages}?open=${conversation.id}`);
    },
  });
  const write = (written: string) => {
    setText(written);
    clientId.current = crypto.randomUUID();
    writeDraft(draft, { text: written });
  };
  if (errorCode(error) === 'forbidden')
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={`You can’t write to ${name}`}
        description={errorMessage(error, UNREACHABLE)}
        footer={<Button onClick={() => onOpenChange(false)}>Close</Button>}
      />
    );
  const most = isRequest ? REQUEST_MAX : MESSAGE_MAX;
  const problem = problemOfText(text, most);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(name)}
      description={
        isRequest ? (
          <RequestHint name={name} asksMentor={asksMentor} />
        ) : (
          'You will find the conversation in Messages.'
        )
      }
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" pending={isPending}>
            {words.send}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (text.trim() !== '' && problem === undefined) mutate();
        }}
      >
        <TextArea
          id={`${form}-text`}
          label={words.field}
          name="text"
          required
          error={problem}
          hint={isRequest ? `${text.length} of ${most} characters` : ''}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <div className="pt-1">
          <ResourcePicker onPick={(resource) => write(withResource(text, resource))} />
        </div>
        {error && (
          <p role="alert" className="pt-3 text-small text-danger">
            <Problem error={error} fallback={UNREACHABLE} />
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** What a first contact is, and to a mentor what it is not. */
function RequestHint({ name, asksMentor }: { name: string; asksMentor: boolean }) {
  if (!asksMentor)
    return (
      <>
        {
          'This is a request: you can write more once it is accepted. It counts towards your requests this week.'
        }
      </>
    );
  return (
    <>
      Ask one question. To meet {name}, <TextLink to={MENTORS_PATH}>request mentoring</TextLink>: sessions
      come with it.
    </>
  );
}

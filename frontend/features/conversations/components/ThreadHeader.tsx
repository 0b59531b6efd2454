import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { toastFailure } from '#frontend/core/api/useAction.ts';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { BookButton } from '#frontend/parts/meetings/BookButton.tsx';
import { ProposeButton } from '#frontend/parts/meetings/ProposeButton.tsx';
import { mentorshipPath } from '#frontend/parts/mentorships/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { Menu } from '#frontend/ui/overlays/Menu.tsx';
import { MoreIcon } from '#frontend/ui/style/icons.ts';
import type { Role } from '#shared/core/contract.ts';
import type { Reason } from '#shared/features/conversations/reason-rules.ts';
import { BLOCK_WORDS } from '#shared/features/conversations/rules.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { aboutText, nameOf } from '../conversationWords.ts';

interface ThreadHeaderProps {
  conversation: AnswerOf<'conversations.get'>;
  headingRef: Ref<HTMLHeadingElement>;
  /** Begins a report of the other user, and moves the focus there. */
  onReport: () => void;
}

/** Who the other user is and what the conversation is about, and the menu with Report and Block. */
export function ThreadHeader({ conversation, headingRef, onReport }: ThreadHeaderProps) {
  const { with: other, reason, blockedByMe, closed } = conversation;
  const to = pathOf(reason);
  const [asking, setAsking] = useState(false);
  const setBlocked = useSetBlocked(other.id);
  return (
    <header className="flex items-center gap-3 border-b border-line px-4 py-3">
      <Avatar {...other} />
      <div className="min-w-0 flex-1">
        <h2 ref={headingRef} tabIndex={-1} className="truncate text-lead font-semibold">
          <TextLink to={fillPath(PATHS.person, { id: other.id })} quiet>
            <bdi>{nameOf(other)}</bdi>
          </TextLink>
        </h2>
        <p className="truncate text-small text-muted">
          {to === undefined ? (
            aboutText(conversation)
          ) : (
            <TextLink to={to} quiet>
              <bdi>{aboutText(conversation)}</bdi>
            </TextLink>
          )}
        </p>
      </div>
      {closed === null && <Meet conversation={conversation} />}
      <Menu
        trigger={
          <>
            <MoreIcon aria-hidden="true" className="size-5" />
            <span className="sr-only">More</span>
          </>
        }
        triggerClass="flex size-10 flex-none items-center justify-center rounded-control text-muted hover:bg-neutral-soft aria-expanded:bg-neutral-soft"
        items={[
          { label: 'Report…', onSelect: onReport },
          blockedByMe
            ? { label: 'Unblock', onSelect: () => void setBlocked(false) }
            : { label: 'Block', onSelect: () => setAsking(true) },
        ]}
      />
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={`Block ${nameOf(other)}?`}
        description={`${BLOCK_WORDS}${AFTER_BLOCK[reason.kind]}`}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false);
                void setBlocked(true);
              }}
            >
              Block
            </Button>
          </>
        }
      />
    </header>
  );
}

/** What goes on between two users of whom one has blocked the other, after the sentence on messages. */
const AFTER_BLOCK: Readonly<Record<Reason['kind'], string>> = {
  application: ' Applications go on through the company.',
  mentorship: ' The mentorship goes on until one of you ends it.',
  buddy: ' You stay buddies until one of you ends it.',
  ask: '',
  request: '',
  review: '',
};

/** The page of what a conversation is about; undefined for a first contact. */
const pathOf = (reason: Reason): string | undefined => {
  if (reason.kind === 'mentorship') return mentorshipPath(reason.id);
  return reason.kind === 'application'
    ? fillPath(PATHS.opportunity, { id: reason.opportunityId })
    : undefined;
};

/** Whether a first contact of these two is a student’s question to a mentor, which leads to no meeting. */
const asksMentor = (one: Role, other: Role): boolean => one === 'student' && other === 'mentor';

/**
 * The way to a meeting. An applicant is met by those who decide; a mentee books a time, and the mentor proposes some; of a first
 * contact either side may propose times, unless it would go around a mentor's places. About a review nobody meets.
 */
function Meet({ conversation: { with: other, reason } }: Pick<ThreadHeaderProps, 'conversation'>) {
  const { id: userId, role } = useCurrentUser();
  const name = nameOf(other);
  if (reason.kind === 'review') return null;
  if (reason.kind === 'mentorship' && role === 'student')
    return (
      <BookButton userId={other.id} name={name} reason={reason} size="small">
        Book session
      </BookButton>
    );
  if (reason.kind === 'application' && reason.userId === userId) return null;
  if (reason.kind === 'request' && (asksMentor(role, other.role) || asksMentor(other.role, role)))
    return null;
  return (
    <ProposeButton with={other.id} name={name} reason={reason} size="small">
      Schedule
    </ProposeButton>
  );
}

const useSetBlocked = (userId: string) => {
  const client = useQueryClient();
  return async (blocked: boolean): Promise<void> => {
    try {
      await api.call(blocked ? 'conversations.block' : 'conversations.unblock', { params: { userId } });
      await client.invalidateQueries({ queryKey: api.key('conversations') });
    } catch (error) {
      toastFailure(error);
    }
  };
};

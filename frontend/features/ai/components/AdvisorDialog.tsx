import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { usePhone } from '#frontend/ui/hooks/usePhone.ts';
import DialogPanel from '#frontend/ui/overlays/DialogPanel.tsx';
import { useHistory } from '../api.ts';
import { beginAfter, useConversationStart } from '../conversationStart.ts';
import { advisorPage } from '../paths.ts';
import { dropTurns } from '../turns.ts';
import { Conversation } from './Conversation.tsx';
import { DeleteHistory } from './DeleteHistory.tsx';
import { Earlier } from './Earlier.tsx';

interface AdvisorDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The advisor beside the screen; on a phone in front of it, until a link of an answer is followed. */
export default function AdvisorDialog({ open, onOpenChange }: AdvisorDialogProps) {
  const { pathname } = useLocation();
  const phone = usePhone();
  const opened = useRef(pathname);
  const followed = useEffectEvent(() => {
    if (phone && opened.current !== pathname) onOpenChange(false);
    opened.current = pathname;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is a followed link
  useEffect(followed, [pathname]);
  return (
    <DialogPanel side="corner" title="AI Career Assistant" open={open} onOpenChange={onOpenChange}>
      <Content onLeave={() => onOpenChange(false)} />
    </DialogPanel>
  );
}

function Content({ onLeave }: { onLeave: () => void }) {
  const { user } = useSession();
  const history = useHistory(Boolean(user));
  const start = useConversationStart(user?.id);
  const latestFirst = history.data?.pages.flatMap(({ items }) => items) ?? [];
  const newest = latestFirst[0]?.id ?? null;
  const loaded = history.data !== undefined;
  const userId = user?.id;
  useEffect(() => {
    if (userId !== undefined && loaded && start === undefined) beginAfter(userId, newest);
  }, [userId, loaded, start, newest]);
  const from = latestFirst.findIndex(({ id }) => id === start);
  // Before it is known where the conversation begins, nothing of the history is shown.
  const shown = start === undefined ? [] : from < 0 ? latestFirst : latestFirst.slice(0, from);
  const hidden = from >= 0;
  const page = advisorPage(user?.role);
  return (
    <>
      {user && (
        <Bar
          page={page}
          empty={latestFirst.length === 0}
          onNew={() => {
            dropTurns();
            beginAfter(user.id, newest);
          }}
          onLeave={onLeave}
        />
      )}
      <Conversation
        focused
        messages={shown.toReversed()}
        earlier={
          user && (
            <Earlier
              more={hidden || history.hasNextPage || (history.isError && !loaded)}
              pending={history.isFetchingNextPage || (history.isFetching && !loaded)}
              error={history.error}
              onLoad={() => {
                if (hidden) beginAfter(user.id, null);
                else if (loaded) void history.fetchNextPage();
                else void history.refetch();
              }}
            />
          )
        }
      />
    </>
  );
}

interface BarProps {
  /** The address of the conversation’s page, if the role has one. */
  page: string | undefined;
  /** There is no history that could be deleted. */
  empty: boolean;
  onNew: () => void;
  onLeave: () => void;
}

/** What can be done with the conversation. Roles without a page of it delete its history here. */
function Bar({ page, empty, onNew, onLeave }: BarProps) {
  return (
    <div className="flex flex-wrap gap-1 border-b border-line px-2 pb-2">
      <Button size="small" variant="quiet" onClick={onNew}>
        New conversation
      </Button>
      {page !== undefined && (
        <ButtonLink to={page} size="small" variant="quiet" onClick={onLeave}>
          Open as page
        </ButtonLink>
      )}
      {page === undefined && !empty && <DeleteHistory />}
    </div>
  );
}

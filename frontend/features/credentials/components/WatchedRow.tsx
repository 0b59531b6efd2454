import { QueueRow } from '#frontend/core/decisions/QueueRow.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { stateOf } from '#frontend/parts/credentials/state.ts';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { KIND_TEXTS } from '#shared/features/credentials/rules.ts';
import type { WatchedCredential } from '#shared/features/credentials/schema.ts';
import { awaitsAnswer } from '../watched.ts';

/** A credential in the list: whose it is, for what, and its status. */
export function WatchedRow({ credential, open }: { credential: WatchedCredential; open: OpenItem }) {
  const { id, user, achievement, kind, issuedAt } = credential;
  return (
    <QueueRow
      id={id}
      open={open}
      title={user.name}
      badge={
        awaitsAnswer(credential) ? (
          <Badge tone="warning">Appeal</Badge>
        ) : (
          <StatusBadge {...stateOf(credential, serverDate())} />
        )
      }
      claim={<bdi>{achievement.name}</bdi>}
      since={
        <>
          {`${KIND_TEXTS[kind].label}, issued `}
          <Moment at={issuedAt} as="day" />
        </>
      }
    />
  );
}

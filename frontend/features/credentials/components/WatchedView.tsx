import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { stateOf, validityInWords } from '#frontend/parts/credentials/state.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { Facts } from '#frontend/ui/data/Facts.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { credentialPath } from '#shared/features/credentials/paths.ts';
import { KIND_TEXTS } from '#shared/features/credentials/rules.ts';
import type { WatchedCredential } from '#shared/features/credentials/schema.ts';

/** What an admin decides by: what a credential says, by what it was earned, and what was said for and against it. */
export function WatchedView({ credential }: { credential: WatchedCredential }) {
  const { id, user, kind, achievement, recipient, issuedAt, reason, visible, evidence, replaced, appeal } =
    credential;
  const now = serverDate();
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
        <StatusBadge {...stateOf(credential, now)} />
        <TextLink to={`${ADMIN_PATHS.users}?open=${user.id}`}>Open in User Management</TextLink>
        {visible && <TextLink to={credentialPath(id)}>Public page</TextLink>}
      </p>
      {appeal && (
        <section>
          <h3 className="text-small font-semibold">{`Appeal of ${recordMoment(appeal.at)}`}</h3>
          <Said text={appeal.text} />
          {appeal.answeredAt !== null && (
            <p className="mt-2 text-small text-muted wrap-anywhere">
              {`Answered on ${recordMoment(appeal.answeredAt)}: `}
              <bdi>{appeal.answer}</bdi>
            </p>
          )}
        </section>
      )}
      {reason !== null && (
        <section>
          <h3 className="text-small font-semibold">Why it is not in force</h3>
          <Said text={reason} />
        </section>
      )}
      <Facts
        title="The credential"
        facts={[
          ['Kind', KIND_TEXTS[kind].label],
          ['Title', achievement.name],
          ['Holder', recipient],
          ['Criteria', achievement.criteria],
          ['Skills', achievement.skills.join(', ')],
          ['Issued', recordMoment(issuedAt)],
          [
            'Validity',
            `${validityInWords(credential, now)}${replaced ? ' A later one has replaced it.' : ''}`,
          ],
        ]}
      />
      <Facts
        title="Evidence"
        facts={evidence.map(({ name, narrative }) => [name, narrative] as const)}
        none="A badge says what happened, without evidence."
      />
    </>
  );
}

function Said({ text }: { text: string }) {
  return (
    <p dir="auto" className="mt-2 max-w-prose text-small whitespace-pre-line wrap-anywhere">
      {text}
    </p>
  );
}

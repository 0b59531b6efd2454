import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { DecisionQueue } from '#frontend/core/decisions/DecisionQueue.tsx';
import { QueueDetail } from '#frontend/core/decisions/QueueDetail.tsx';
import { UnlistedItem } from '#frontend/core/decisions/UnlistedItem.tsx';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { WatchedFilterBar } from '../components/WatchedFilterBar.tsx';
import { WatchedRow } from '../components/WatchedRow.tsx';
import { WatchedView } from '../components/WatchedView.tsx';
import {
  CREDENTIAL_DECISIONS,
  useRefreshWatched,
  useWatchedCredentials,
  WATCHED_FILTERS,
} from '../watched.ts';

const loadRequests = async () => ({ default: (await import('../watchedRequests.ts')).credentialRequest });

const TEXTS = {
  list: 'Credentials',
  pane: 'Selected credential',
  back: 'All credentials',
  loading: 'Loading credentials…',
  failed: 'We couldn’t load the credentials',
};

const EMPTY = {
  none: { title: 'No credentials yet', text: 'A credential appears here once it is issued.' },
  filtered: { title: 'No credential fits', text: 'Try another status, or a part of a name or title.' },
  appealed: { title: 'No appeals', text: 'When a holder appeals against a decision, it appears here.' },
};

/** `/dashboard/admin/credentials`: the credentials of all users, with the appeals of their holders. */
export default function WatchedCredentialsPage() {
  const { values, filtered, set } = useUrlFilters(WATCHED_FILTERS);
  const list = useWatchedCredentials(values);
  const refresh = useRefreshWatched();
  const isQueue = values.status === 'appealed' && values.q === '';
  return (
    <>
      <PageHeader
        title="Credentials"
        description="Certificates and badges that Fledge has issued, the latest first."
        action={<ButtonLink to={ADMIN_PATHS.trustedIssuers}>Trusted issuers</ButtonLink>}
      />
      <DecisionQueue
        list={list}
        texts={{ ...TEXTS, empty: isQueue ? EMPTY.appealed : filtered ? EMPTY.filtered : EMPTY.none }}
        filter={<WatchedFilterBar values={values} onChange={set} />}
        row={(credential, open) => <WatchedRow credential={credential} open={open} />}
        detail={({ row: credential }, view) =>
          credential ? (
            <QueueDetail item={credential} title={credential.user.name} view={view}>
              <WatchedView credential={credential} />
            </QueueDetail>
          ) : (
            <UnlistedItem list={list} noun="credential" />
          )
        }
        decisions={CREDENTIAL_DECISIONS}
        loadRequests={loadRequests}
        refresh={refresh}
      />
    </>
  );
}

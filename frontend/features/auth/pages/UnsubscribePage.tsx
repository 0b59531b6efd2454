import { api } from '#frontend/core/api/client.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { TokenPage } from '../components/TokenPage.tsx';

/** Where the user's saved searches are listed, with the switch of each alert. */
const SEARCHES = `${PATHS.explore}?searches=list`;

/** The page that the last link of a mail about new openings opens: by then the alerts are off. */
export default function UnsubscribePage() {
  return (
    <TokenPage
      route="searches.unsubscribe"
      open={(token) => api.call('searches.unsubscribe', { query: { token } })}
      opening="Turning off your alerts…"
      failed="We couldn’t turn off your alerts"
      invalid={
        <AuthFrame
          title="This link is incomplete"
          lead="Open it from the latest email again, or sign in to turn alerts off."
        >
          <ButtonLink to={SEARCHES} variant="primary" size="large">
            Your saved searches
          </ButtonLink>
        </AuthFrame>
      }
    >
      {() => (
        <AuthFrame
          title="Your alerts are off"
          lead="We won’t email you about new openings any more. Your saved searches are still there."
        >
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={SEARCHES} size="large">
              Turn some on again
            </ButtonLink>
          </div>
        </AuthFrame>
      )}
    </TokenPage>
  );
}

import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import { CREDENTIAL_NEWS_TEXTS } from './news.ts';
import type { credentialEventSchemas } from './notification-schema.ts';
import { credentialPath, OWN_CREDENTIALS_PATH } from './paths.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type CredentialEvent = EventOf<typeof credentialEventSchemas>;

/** Their entry among all kinds of notifications. */
export const CREDENTIAL_NOTIFICATIONS: NotificationEntries<CredentialEvent> = {
  credential: {
    id: ({ credentialId, news }) => [credentialId, news],
    text: ({ news, title }) => {
      const { heading, lead } = CREDENTIAL_NEWS_TEXTS[news];
      return { heading, lead, title };
    },
    // Mentors and alumni have badges, too, and no courses.
    link: ({ news, credentialId }) =>
      news === 'badge' ? credentialPath(credentialId) : OWN_CREDENTIALS_PATH,
    tone: ({ news }) => CREDENTIAL_NEWS_TEXTS[news].tone,
    own: () => false,
    mail: null,
  },
};

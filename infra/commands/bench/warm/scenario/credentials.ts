import { firstOf, type Person, type Scene } from './scene.ts';

const reason = 'The test was taken by two people';

/** The demo student claims a certificate again, looks at it, and hides and shows its page. Returns its id. */
export const claimCredential = async ({ browser }: Person): Promise<string> => {
  const { items } = await browser.call('credentials.list', { query: { limit: '20' } });
  const { id, courseId, kind } = firstOf(
    'certificate in force',
    [...items],
    (one) => one.courseId !== null && one.status === 'issued',
  );
  await browser.call('credentials.claim', { body: { courseId, kind } });
  const params = { id };
  await browser.call('credentials.get', { params });
  await browser.call('credentials.visibility', { params, body: { visible: false } });
  await browser.look('credentials.visibility', { params, body: { visible: true } });
  return id;
};

/** A visitor opens a certificate, its documents, and what a check of it asks for. */
export const checkCredential = async ({ visitor }: Scene, id: string): Promise<void> => {
  const params = { id };
  const { achievement } = await visitor.call('credentials.page', { params });
  await visitor.call('pages.credential', { params });
  await visitor.call('pages.credentialDocument', { params });
  await visitor.call('credentials.document', { params });
  await visitor.call('credentials.status', { params: { n: '1' } });
  await visitor.call('credentials.did');
  const version = String(achievement.version);
  await visitor.call('credentials.achievement', { params: { id: achievement.id, version } });
};

/** An admin suspends, revokes and restores a certificate, whose student appeals twice. */
export const judgeCredential = async (admin: Person, { browser }: Person, id: string): Promise<void> => {
  const params = { id };
  const appeal = { params, body: { text: 'I took it alone.' } };
  const because = { params, body: { reason } };
  await admin.browser.call('credentials.queue', { query: { limit: '20' } });
  await admin.browser.call('credentials.suspend', because);
  await browser.call('credentials.appeal', appeal);
  await admin.browser.call('credentials.decline', because);
  await admin.browser.call('credentials.revoke', because);
  await browser.look('credentials.appeal', appeal);
  await admin.browser.call('credentials.restore', because);
};

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { putItem } from '#functions/core/table.ts';
import { confirmAddress } from '#functions/parts/users/account-status.ts';
import { signUp } from '#functions/testing/people.ts';
import { asOperator, confirmationToken, itemAt, mailsTo } from '#functions/testing/stack.ts';
import { mailConfirmation } from './mail.ts';

beforeAll(asOperator);
beforeEach(() => {
  Object.assign(process.env, { MAIL_FROM: 'hello@fledge.test', MAILS_PER_SECOND: '100' });
});

/** A user whose first mail has arrived, so that further ones are this test's. */
const personWithMail = async () => {
  const person = await signUp();
  await confirmationToken(person.email);
  return person;
};

const mailRequest = (after: Record<string, unknown> | undefined) =>
  mailConfirmation({ before: undefined, after, at: new Date() });

const request = (userId: string) => ({
  userId,
  requestId: newId(),
  requestedAt: new Date().toISOString(),
});

describe('sending a confirmation mail', () => {
  it('happens once for a record that is delivered again', async () => {
    const { user, email } = await personWithMail();
    const image = request(user.id);
    await mailRequest(image);
    await mailRequest(image);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('happens once for a record that several functions get at once', async () => {
    const { user, email } = await personWithMail();
    const image = request(user.id);
    await Promise.all(Array.from({ length: 10 }, () => mailRequest(image)));
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is taken over from a crashed function once its lease has expired', async () => {
    const { user, email } = await personWithMail();
    const image = request(user.id);
    const leaseUntil = Date.now() + 500;
    const key = { pk: `effect#${image.requestId}`, sk: 'effect' };
    await putItem({ Item: { ...key, entity: 'effect', state: 'running', leaseUntil, ttl: 4e9 } });
    await mailRequest(image);
    expect(Date.now()).toBeGreaterThan(leaseUntil);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is tried again when the mail could not be sent', async () => {
    const { user, email } = await personWithMail();
    const image = request(user.id);
    process.env.MAIL_FROM = 'nobody@elsewhere.example';
    await expect(mailRequest(image)).rejects.toThrow();
    // At once, not after the lease.
    expect(await itemAt(`effect#${image.requestId}`, 'effect')).toBeUndefined();
    process.env.MAIL_FROM = 'hello@fledge.test';
    await mailRequest(image);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is not sent to an address that is confirmed meanwhile, or to an unknown user', async () => {
    const { user, email } = await personWithMail();
    await confirmAddress(user.id);
    await mailRequest(request(user.id));
    await mailRequest(request('nobody'));
    await mailRequest(undefined);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('does not happen, and does not fail, in a stage without a sender', async () => {
    const { user, email } = await personWithMail();
    process.env.MAIL_FROM = '';
    await mailRequest(request(user.id));
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

import type { Person } from './scene.ts';

/** A user asks the advisor something that needs no record, says that the answer was right, and deletes the conversation. */
export const askAdvisor = async ({ browser }: Person): Promise<void> => {
  const { id } = await browser.call('ai.chat', { body: { message: 'What can you do?' } });
  await browser.call('ai.feedback', { body: { messageId: id, right: true } });
  await browser.call('ai.history');
  await browser.call('ai.dismissInsight', { params: { id: 'skill:Docker' } });
  await browser.call('ai.deleteHistory');
};

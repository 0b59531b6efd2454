import { paragraph } from '#functions/core/advisor/blocks.ts';
import { defineTool } from '#functions/core/advisor/define-tool.ts';
import { HOME, MESSAGES } from '#functions/core/advisor/screens.ts';
import type { Tool } from '#functions/core/advisor/tool.ts';
import { number } from '#functions/core/advisor/values.ts';
import { counted } from '#functions/core/advisor/words.ts';
import { ROLES } from '#shared/core/contract.ts';
import { UNREAD_COUNTED } from '#shared/features/notifications/rules.ts';

const notificationsText = (unread: number): string =>
  unread >= UNREAD_COUNTED
    ? `${UNREAD_COUNTED} unread notifications or more`
    : counted(unread, 'unread notification');

const unread = defineTool({
  intent: 'conversations.unread',
  roles: ROLES,
  question: 'Do I have unread messages?',
  routes: ['inbox.changes', 'dashboard.get'],
  answer: async ({ call, user }) => {
    const [{ unreadMessages = 0 }, { unread: notifications }] = await Promise.all([
      call('inbox.changes'),
      call('dashboard.get', { params: { userId: user.id } }),
    ]);
    const nothing = unreadMessages === 0 && notifications === 0;
    return {
      blocks: [
        paragraph(
          nothing
            ? 'You have read everything: no messages and no notifications wait for you.'
            : `You have ${counted(unreadMessages, 'unread message')} and ${notificationsText(notifications)}.`,
        ),
      ],
      sources: [MESSAGES, HOME],
      facts: [
        { about: 'unread messages', values: { count: number(unreadMessages) }, path: MESSAGES.url },
        { about: 'unread notifications', values: { count: number(notifications) }, path: HOME.url },
      ],
      suggestions: user.role === 'admin' ? ['What waits for me?'] : ['What are my next meetings?'],
    };
  },
});

/** What the advisor can say about messages: how many are unread, and nothing that is in them. */
export const TOOLS: readonly Tool[] = [unread];

import { defineSetting } from '#shared/core/settings.ts';

export const CONTACT_MESSAGES_A_MINUTE = defineSetting({
  key: 'contact-messages-a-minute',
  area: 'limits',
  label: 'Contact messages',
  shape: { kind: 'number', min: 1, max: 100, unit: 'messages' },
  initial: 10,
  changes: 'How many messages the contact form takes from one address of the network within a minute.',
});

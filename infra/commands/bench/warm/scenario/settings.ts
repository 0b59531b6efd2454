import type { Person, Scene } from './scene.ts';

/** A visitor reads what is shown of the settings; an admin changes one of them and goes back. */
export const changeSettings = async ({ visitor }: Scene, { browser }: Person): Promise<void> => {
  await visitor.call('platform-settings.shown');
  await browser.call('platform-settings.list');
  const params = { key: 'contact-messages-a-minute' };
  await browser.call('platform-settings.effect', { params, body: { value: 20 } });
  const { setting } = await browser.call('platform-settings.change', {
    params,
    body: { value: 20, version: 0, reason: 'A campaign brings more messages' },
  });
  await browser.call('platform-settings.history', { params, query: { limit: '20' } });
  await browser.call('platform-settings.revert', { params, body: { to: 0, version: setting.version } });
};

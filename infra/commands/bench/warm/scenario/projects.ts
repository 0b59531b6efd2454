import { TIDES } from '#functions/testing/projects.ts';
import type { Person } from './scene.ts';

/** A student looks at their many projects. */
export const readProjects = async ({ browser }: Person): Promise<void> => {
  await browser.call('projects.list', { query: { limit: '20' } });
};

/** A student drafts a project, takes it back once, and hands it in for two reviews. Returns its id. */
export const handInProject = async ({ browser }: Person): Promise<string> => {
  const { id } = await browser.call('projects.create', { body: TIDES });
  const params = { id };
  const { version } = await browser.call('projects.get', { params });
  const body = { ...TIDES, title: 'Tide tables for all harbours', version };
  const changed = await browser.call('projects.update', { params, body });
  const verified = { version: changed.version, verified: true };
  await browser.call('projects.submit', { params, body: verified });
  const withdrawn = await browser.call('projects.withdraw', { params });
  await browser.look('projects.submit', { params, body: { ...verified, version: withdrawn.version } });
  return id;
};

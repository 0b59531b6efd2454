import { unsubscribeToken } from '#functions/features/searches/unsubscribe-token.ts';
import { getSearches } from '#functions/parts/searches/repository.ts';
import type { Person, Scene } from './scene.ts';

/** An article of the library. */
const ARTICLE = 'tailor-a-resume';

/** What a visitor reads. Returns the id of an open opportunity. */
export const visit = async ({ visitor }: Scene): Promise<string> => {
  await visitor.call('system.health');
  await visitor.call('system.openapi');
  const { items } = await visitor.look('opportunities.list');
  const [{ id }] = items;
  await visitor.call('pages.opportunity', { params: { id } });
  await visitor.call('library.get', { params: { id: ARTICLE } });
  await visitor.call('pages.article', { params: { id: ARTICLE } });
  await visitor.call('pages.siteMap');
  await visitor.call('opportunities.feed');
  const { companyId } = await visitor.call('opportunities.get', { params: { id } });
  await visitor.call('companies.get', { params: { id: companyId } });
  await visitor.call('companies.openings', { params: { id: companyId } });
  return id;
};

/** A student looks for opportunities, and marks some. Returns the ids of those that are open. */
export const search = async ({ id: userId, browser }: Person): Promise<string[]> => {
  const { items } = await browser.call('opportunities.list', { query: { limit: '20' } });
  const [first, second] = items;
  await browser.call('opportunities.count', { query: { type: first.type } });
  await browser.call('opportunities.facets', { query: { facet: 'skill', q: 're' } });
  await browser.call('opportunities.recommended');
  await browser.call('opportunities.match', { params: { id: first.id } });
  await browser.call('dashboard.get', { params: { userId } });
  await browser.call('progress.get');

  const [params, other] = [{ opportunityId: first.id }, { opportunityId: second.id }];
  await browser.call('saved.save', { params });
  await browser.look('saved.save', { params: other });
  await browser.call('saved.get', { params });
  await browser.call('opportunities.saved', { query: { limit: '20' } });
  await browser.call('saved.unsave', { params });
  await browser.call('saved.hide', { params });
  await browser.call('saved.unhide', { params });
  return items.map(({ id }: { id: string }) => id);
};

/** A student saves searches. */
export const saveSearches = async ({ id: userId, browser }: Person): Promise<void> => {
  const add = (name: string) =>
    browser.call('searches.add', { body: { name, query: { q: name, type: 'job' }, alert: 'daily' } });
  const { id } = await add('engineer');
  await add('designer');
  const params = { id };
  await browser.call('searches.list');
  await browser.call('searches.change', { params, body: { alert: 'none' } });
  await browser.call('searches.remove', { params });
  // As in the mails of alerts, which go out in the morning.
  const query = { token: unsubscribeToken(userId, (await getSearches(userId))?.stopToken ?? '') };
  await browser.call('searches.openUnsubscribe', { query });
  await browser.call('searches.unsubscribe', { query });
};

/** A user reports an opportunity, and follows its own way to apply. */
export const react = async (
  { browser }: Person,
  ids: { reported: string; clicked: string },
): Promise<void> => {
  const params = { id: ids.reported };
  await browser.call('postings.report', { params, body: { reason: 'The company does not exist.' } });
  await browser.call('postings.ownReport', { params });
  await browser.call('postings.click', { params: { id: ids.clicked } });
};

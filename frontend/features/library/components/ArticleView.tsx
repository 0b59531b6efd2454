import { useId } from 'react';
import { useSession } from '#frontend/core/session/useSession.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { RoleBadge } from '#frontend/ui/data/RoleBadge.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import { articlePath, TOPIC_NAMES } from '#shared/features/library/article.ts';
import { TYPE_LABELS } from '#shared/features/library/rules.ts';
import type { ShownArticle } from '#shared/features/library/schema.ts';
import { screensFor } from '../screensFor.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleSources } from './ArticleSources.tsx';
import { EntryActions } from './EntryActions.tsx';
import { LinkedPage } from './LinkedPage.tsx';
import { TemplateText } from './TemplateText.tsx';

/** What an article rests on, for who wants to rely on it. */
const basisOf = ({ law, kind }: ShownArticle): string => {
  if (law) return 'An outline of official pages, and no advice for a single case.';
  return kind === 'general' ? 'General advice.' : 'From the sources below.';
};

/** An article as its page shows it, on screen and on paper. */
export function ArticleView({ article }: { article: ShownArticle }) {
  const { id, type, title, roles, topics, updated, answer, body, sources, pastDue, related } = article;
  const { copy, link, licence, minutes } = article;
  const screens = screensFor(article.screens, useSession().user?.role);
  return (
    <article className="mx-auto max-w-prose">
      <div className="flex flex-wrap gap-2">
        {roles.map((role) => (
          <RoleBadge key={role} role={role} />
        ))}
      </div>
      <h1 className="mt-4 text-heading font-semibold wrap-anywhere">{title}</h1>
      <p className="mt-2 text-small text-muted">{`${TYPE_LABELS[type]}${link ? '' : ` · ${minutes} min`} · Updated ${fullDate(updated)}. ${basisOf(article)}`}</p>
      <EntryActions id={id} title={title} />
      {pastDue && (
        <div className="mt-6">
          <Notice tone="warning" icon={<AlertIcon aria-hidden="true" />} title="This may be out of date">
            A source of this article should have been read again by now. Look at the source itself.
          </Notice>
        </div>
      )}
      <p className="mt-6 text-lead">{answer}</p>
      {link && <LinkedPage title={title} link={link} licence={licence} />}
      <ArticleBody blocks={body} />
      {copy.length > 0 && <TemplateText lines={copy} />}
      {screens.length > 0 && (
        <Links
          title="On Fledge"
          links={screens.map((screen) => ({ title: screen.title, to: screen.path }))}
        />
      )}
      {sources.length > 0 && <ArticleSources sources={sources} />}
      {!link && <p className="mt-10 text-fine text-muted">{`Licence: ${licence.name}.`}</p>}
      {related.length > 0 && (
        <div className="print:hidden">
          <Links
            title={`More on ${TOPIC_NAMES[topics[0] ?? 'fledge']}`}
            links={related.map(({ id, title: next }) => ({
              title: next,
              to: articlePath(id),
            }))}
          />
        </div>
      )}
    </article>
  );
}

function Links({ title, links }: { title: string; links: readonly { title: string; to: string }[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-6">
      <h2 id={id} className="text-title font-semibold">
        {title}
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {links.map((link) => (
          <li key={link.to}>
            <TextLink to={link.to}>{link.title}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

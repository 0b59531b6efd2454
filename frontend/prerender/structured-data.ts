import { PRODUCT } from '#shared/core/product.ts';
import { SITE_URL_MARK } from './site-url.ts';

const CONTEXT = 'https://schema.org';

/** Who is behind the site (schema.org Organization). */
export const organisationData = (): object => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name: PRODUCT,
  url: `${SITE_URL_MARK}/`,
  logo: `${SITE_URL_MARK}/icon-512.png`,
});

/** Questions with their answers (schema.org FAQPage). */
export const faqData = (faq: readonly { question: string; answer: string }[]): object => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

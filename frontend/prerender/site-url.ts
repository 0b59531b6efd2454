/**
 * A placeholder in the built pages for the site's origin (`https://fledge.example`), which is known only at deployment:
 * the same build goes to every stage. infra/constructs/site-deployment.ts replaces it.
 */
export const SITE_URL_MARK = '{{site-url}}';

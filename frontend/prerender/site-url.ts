/**
 * Stands in the built pages for the site's origin (`https://fledge.example`), which only the deployment knows: the same
 * build goes to every stage. infra/constructs/site-deployment.ts puts the origin there.
 */
export const SITE_URL_MARK = '{{site-url}}';

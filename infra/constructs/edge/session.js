// Runs in CloudFront (runtime cloudfront-js-2.0) for public reads of the API, before the cache is looked up. edge.ts
// writes the constants before it. A cookie counts even when it is empty: more answers than needed come from the API then.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  request.headers[SESSION_HEADER] = { value: request.cookies[SESSION_COOKIE] === undefined ? '0' : '1' };
  return request;
}

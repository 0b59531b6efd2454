// Runs in CloudFront (runtime cloudfront-js-2.0) for pages and files of the site that a function makes, before the cache is
// looked up. edge.ts writes the constants before it. They are the same for everyone: without cookies, and without the
// fields that other sites add to addresses, there is one copy of each.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  const asked = request.querystring.part;
  request.headers[SESSION_HEADER] = { value: '0' };
  request.cookies = {};
  request.querystring = asked === undefined ? {} : { part: asked };
  request.uri = pathOf(request.uri);
  return request;
}

/**
 * The path without a slash at its end. One with more segments than most pages have becomes that of a page that does not exist,
 * unless a document has it: DEEPER are the beginnings and ends of those, with the number of their segments.
 */
function pathOf(uri) {
  const segments = uri.split('/');
  if (segments.length < 3) return uri;
  const given = segments.slice(2);
  if (given[given.length - 1] === '') given.pop();
  const path = `/${segments[1]}/${given.join('/')}`;
  const isDocument = DEEPER.some(
    (deeper) =>
      path.startsWith(deeper.begins) &&
      path.endsWith(deeper.ends) &&
      given.length === deeper.segments &&
      given.indexOf('') === -1,
  );
  if (isDocument) return path;
  return `/${segments[1]}/${given.join('.') || '-'}`;
}

/** The query as it was sent: `?subject=…`, or nothing. */
function queryOf(querystring) {
  const pairs = [];
  Object.keys(querystring).forEach((name) => {
    const entries = querystring[name].multiValue || [querystring[name]];
    entries.forEach((entry) => {
      pairs.push(`${name}=${entry.value}`);
    });
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  // A page has one address only.
  const address = addressOf(request.uri);
  if (address !== undefined)
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: address + queryOf(request.querystring) } },
    };
  const file = fileFor(request.uri);
  if (file === '/404.html' && request.uri !== file) {
    // A browser that kept an earlier not-found page would else get "304, use yours", and we would make that a 404
    // without a page; a range would give a part of it.
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
    delete request.headers.range;
  }
  request.uri = variantOf(file, request.querystring);
  return request;
}

/** The page of a screen that looks different with this query, or the same file. */
function variantOf(page, querystring) {
  const variant = VARIANTS.find(
    (one) => one.page === page && querystring[one.field] && querystring[one.field].value === one.value,
  );
  return variant === undefined ? page : variant.file;
}

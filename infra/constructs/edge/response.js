// The path is looked up again, because AWS does not say whether this event shows the viewer's path or the rewritten
// one: the answer is the same for both.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const response = event.response;
  if (response.statusCode === 200 && fileFor(event.request.uri) === '/404.html') {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}

/**
 * What the words mean, written a second time on purpose: a wider grant must be written here too. `T` is the table, `P`
 * the user pool, `Q` and `M` the dead-letter queues of the stream's consumer and of the mail, `D` the queue of delayed
 * tasks, `S` the stream, `R` the bucket of resumes, `H` that of the search, `W` the API of web sockets.
 */
export const WORDS: Record<string, string[]> = {
  // Nothing where it is not set up: infra/app/settings.test.ts has the stage where it is.
  'google:sign-in': [],
  'table:open-deadlines': ['dynamodb:Query T/index/openDeadlines'],
  // In the partitions of the kinds of record that a function uses: record-access.test.ts.
  'table:read': ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
  'table:write': ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'].map(
    (action) => `dynamodb:${action}`,
  ),
  'table:record-activity': ['dynamodb:UpdateItem'],
  'resumes:upload': ['s3:PutObject R/uploads/*'],
  'resumes:read': ['s3:GetObject R/uploads/*', 's3:GetObject R/resumes/*'],
  'resumes:accept': ['s3:GetObject R/uploads/*', 's3:PutObject R/resumes/*'],
  'resumes:delete': ['s3:DeleteObject R/uploads/*', 's3:DeleteObject R/resumes/*'],
  'search:read': ['s3:GetObject H/snapshots/*'],
  'applicants:read': ['s3:GetObject H/applicants/*'],
  'exports:read': ['s3:GetObject H/exports/*'],
  'search:request': ['dynamodb:UpdateItem'],
  'audit:append': [],
  'cognito:invite': [
    'AdminCreateUser',
    'AdminGetUser',
    'AdminAddUserToGroup',
    'AdminListGroupsForUser',
    'AdminRemoveUserFromGroup',
  ].map((action) => `cognito-idp:${action} P`),
  'cognito:suspend': ['AdminDisableUser', 'AdminEnableUser'].map((action) => `cognito-idp:${action} P`),
  'cognito:reset': [],
  'cognito:delete': ['cognito-idp:AdminDeleteUser P'],
  'cognito:sign-in': ['cognito-idp:AdminInitiateAuth P'],
  'cognito:sign-up': [
    'AdminCreateUser',
    'AdminGetUser',
    'AdminSetUserPassword',
    'AdminAddUserToGroup',
    'AdminListGroupsForUser',
    'AdminRemoveUserFromGroup',
  ].map((action) => `cognito-idp:${action} P`),
};

/** The functions outside the API, and what each may do. */
export const OTHERS: Record<string, string[]> = {
  stream: [
    ...(WORDS['table:read'] ?? []),
    ...(WORDS['table:write'] ?? []),
    'dynamodb:BatchWriteItem',
    'dynamodb:DescribeStream S',
    'dynamodb:GetRecords S',
    'dynamodb:GetShardIterator S',
    'dynamodb:ListStreams T/stream/*',
    'dynamodb:Query T/index/openDeadlines',
    's3:GetObject H/snapshots/*',
    's3:PutObject H/snapshots/*',
    's3:DeleteObject H/snapshots/*',
    'sqs:SendMessage D',
    'sqs:SendMessage Q',
    'execute-api:ManageConnections W/live/POST/@connections/*',
    'execute-api:ManageConnections W/live/DELETE/@connections/*',
  ],
  live: [
    ...(WORDS['table:read'] ?? []),
    ...(WORDS['table:write'] ?? []),
    'execute-api:ManageConnections W/live/DELETE/@connections/*',
  ],
  // It queues a task again whose time has not come.
  delayed: [
    ...(WORDS['table:read'] ?? []),
    ...(WORDS['table:write'] ?? []),
    's3:GetObject H/applicants/*',
    's3:PutObject H/applicants/*',
    's3:DeleteObject H/applicants/*',
    's3:PutObject H/exports/*',
    'sqs:DeleteMessage D',
    'sqs:GetQueueAttributes D',
    'sqs:ReceiveMessage D',
    'sqs:SendMessage D',
  ],
  mail: [
    ...(WORDS['table:read'] ?? []),
    ...(WORDS['table:write'] ?? []),
    'dynamodb:DescribeStream S',
    'dynamodb:GetRecords S',
    'dynamodb:GetShardIterator S',
    'dynamodb:ListStreams T/stream/*',
    'sqs:SendMessage M',
  ],
  deadlines: [
    'dynamodb:GetItem',
    'dynamodb:Query T/index/openDeadlines',
    'dynamodb:UpdateItem',
    'sqs:SendMessage D',
    'sqs:SendMessage Q',
  ],
  digest: [
    ...(WORDS['table:read'] ?? []),
    ...(WORDS['table:write'] ?? []),
    ...(WORDS['table:open-deadlines'] ?? []),
    'sqs:SendMessage Q',
  ],
  'fairness-figures': [
    ...(WORDS['table:read'] ?? []),
    ...(WORDS['table:write'] ?? []),
    ...(WORDS['applicants:read'] ?? []),
    'sqs:SendMessage Q',
  ],
  'password-changed': WORDS['table:write'] ?? [],
  // It reads the record of an upload by its key only.
  'resume-upload': [
    'dynamodb:GetItem',
    ...(WORDS['table:write'] ?? []),
    ...(WORDS['resumes:read'] ?? []),
    ...(WORDS['resumes:delete'] ?? []),
    'sqs:SendMessage Q',
  ],
  random: [],
};

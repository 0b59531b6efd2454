import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { IndexName } from '#shared/records/kind.ts';
import { INDEXES } from '#shared/records.ts';
import type { Stage } from '../app/stages.ts';

const key = (name: string) => ({ name, type: AttributeType.STRING });

/**
 * The most read and write units a second that the table, and each index, may consume: a ceiling on the bill, far above
 * what the API's throttle lets through. An index must not have less than the table, which it would hold up (decision 0138).
 */
const CEILING = {
  production: { maxReadRequestUnits: 10_000, maxWriteRequestUnits: 10_000 },
  other: { maxReadRequestUnits: 1_000, maxWriteRequestUnits: 1_000 },
} as const;

export interface DataProps {
  readonly stage: Stage;
}

/** The one table of all records, with its indexes and its stream. */
export class Data extends Construct {
  readonly table: Table;
  /** The ARN of the table's stream, for its consumer. */
  readonly streamArn: string;

  constructor(scope: Construct, id: string, { stage }: DataProps) {
    super(scope, id);
    const ceiling = stage.production ? CEILING.production : CEILING.other;
    this.table = new Table(this, 'Table', {
      ...ceiling,
      partitionKey: key('pk'),
      sortKey: key('sk'),
      billingMode: BillingMode.PAY_PER_REQUEST,
      // AWS's own key: a KMS key of ours would cost a dollar a month for nothing.
      encryption: TableEncryption.DEFAULT,
      timeToLiveAttribute: 'ttl',
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: stage.production },
      deletionProtection: stage.production,
      removalPolicy: stage.production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    for (const [indexName, { pk, sk, projects }] of Object.entries(INDEXES))
      this.table.addGlobalSecondaryIndex({
        ...ceiling,
        indexName,
        partitionKey: key(pk),
        sortKey: key(sk),
        projectionType: projects === 'keys' ? ProjectionType.KEYS_ONLY : ProjectionType.ALL,
      });
    const { tableStreamArn } = this.table;
    if (!tableStreamArn) throw new Error('The table has no stream.');
    this.streamArn = tableStreamArn;
  }

  indexArn(name: IndexName): string {
    return `${this.table.tableArn}/index/${name}`;
  }
}

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
import { INDEXES, type IndexName } from '#shared/records.ts';
import type { Stage } from '../stages.ts';

const key = (name: string) => ({ name, type: AttributeType.STRING });

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
    this.table = new Table(this, 'Table', {
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

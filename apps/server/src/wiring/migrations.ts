import { ALERT_MIGRATIONS } from '../alerts/migrations/index.ts'
import { APPROVAL_MIGRATIONS } from '../approvals/migrations/index.ts'
import { AUDIT_MIGRATIONS } from '../audit/migrations/index.ts'
import { CHAIN_MIGRATIONS } from '../chain/migrations/index.ts'
import { CONTENT_MIGRATIONS } from '../content/migrations/index.ts'
import type { MigrationArea } from '../database/migrate.ts'
import { FILES_MIGRATIONS } from '../files/migrations/index.ts'
import { IDENTITY_MIGRATIONS } from '../identity/migrations/index.ts'
import { KYC_MIGRATIONS } from '../kyc/migrations/index.ts'
import { MAIL_MIGRATIONS } from '../mail/migrations/index.ts'
import { MESSAGE_MIGRATIONS } from '../messages/migrations/index.ts'
import { OPERATOR_MIGRATIONS } from '../operators/migrations/index.ts'
import { PRODUCTS } from '../products/products.ts'
import { PROJECTIONS } from '../products/projections.ts'
import { projectionMigrations } from '../projector/migrations.ts'
import { REVIEW_MIGRATIONS } from '../review/migrations/index.ts'
import { SUPPORT_MIGRATIONS } from '../support/migrations/index.ts'

/** The tables of everything but the projections, in the order of their creation. */
export const ROOM_MIGRATIONS: readonly MigrationArea[] = [
  IDENTITY_MIGRATIONS,
  MAIL_MIGRATIONS,
  MESSAGE_MIGRATIONS,
  ALERT_MIGRATIONS,
  CONTENT_MIGRATIONS,
  FILES_MIGRATIONS,
  KYC_MIGRATIONS,
  SUPPORT_MIGRATIONS,
  REVIEW_MIGRATIONS,
  AUDIT_MIGRATIONS,
  OPERATOR_MIGRATIONS,
  APPROVAL_MIGRATIONS,
  CHAIN_MIGRATIONS,
  ...PRODUCTS.flatMap(({ migrations }) => migrations ?? []),
]

/** All tables of the server: those of the projections come last. */
export const SERVER_MIGRATIONS: readonly MigrationArea[] = [...ROOM_MIGRATIONS, projectionMigrations(PROJECTIONS)]

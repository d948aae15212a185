import type { MigrationArea } from '../../../database/migrate.ts'
import { withdrawals } from './0001-withdrawals.ts'
import { accountDigests } from './0002-account-digests.ts'
import { tags } from './0003-tags.ts'

export const WITHDRAWAL_MIGRATIONS: MigrationArea = {
  area: 'withdrawal',
  migrations: [withdrawals, accountDigests, tags],
}

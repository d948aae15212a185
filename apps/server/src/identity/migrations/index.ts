import type { MigrationArea } from '../../database/migrate.ts'
import { accounts } from './0001-accounts.ts'

export const IDENTITY_MIGRATIONS: MigrationArea = {
  area: 'identity',
  migrations: [accounts],
}

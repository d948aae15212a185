import type { MigrationArea } from '../../../database/migrate.ts'
import { purchases } from './0001-purchases.ts'

export const PURCHASE_MIGRATIONS: MigrationArea = {
  area: 'purchases',
  migrations: [purchases],
}

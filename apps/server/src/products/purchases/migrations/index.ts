import type { MigrationArea } from '../../../database/migrate.ts'
import { purchases } from './0001-purchases.ts'
import { agreedTerms } from './0002-agreed-terms.ts'
import { sealedPayers } from './0003-sealed-payers.ts'

export const PURCHASE_MIGRATIONS: MigrationArea = {
  area: 'purchases',
  migrations: [purchases, agreedTerms, sealedPayers],
}

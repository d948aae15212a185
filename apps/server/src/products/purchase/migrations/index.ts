import type { MigrationArea } from '../../../database/migrate.ts'
import { purchases } from './0001-purchases.ts'
import { agreedTerms } from './0002-agreed-terms.ts'

export const PURCHASE_MIGRATIONS: MigrationArea = { area: 'purchases', migrations: [purchases, agreedTerms] }

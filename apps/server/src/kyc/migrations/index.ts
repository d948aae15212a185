import type { MigrationArea } from '../../database/migrate.ts'
import { tiers } from './0001-tiers.ts'

export const KYC_MIGRATIONS: MigrationArea = { area: 'kyc', migrations: [tiers] }

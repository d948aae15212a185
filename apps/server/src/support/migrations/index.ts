import type { MigrationArea } from '../../database/migrate.ts'
import { support } from './0001-support.ts'

export const SUPPORT_MIGRATIONS: MigrationArea = { area: 'support', migrations: [support] }

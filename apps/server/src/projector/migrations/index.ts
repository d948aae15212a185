import type { MigrationArea } from '../../database/migrate.ts'
import { HISTORY } from './0001-history.ts'

export const PROJECTION_MIGRATIONS: MigrationArea = { area: 'projector', migrations: [HISTORY] }

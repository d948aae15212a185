import type { MigrationArea } from '../../database/migrate.ts'
import { texts } from './0001-texts.ts'

export const CONTENT_MIGRATIONS: MigrationArea = { area: 'content', migrations: [texts] }

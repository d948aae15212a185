import type { MigrationArea } from '../../database/migrate.ts'
import { operators } from './0001-operators.ts'

export const OPERATOR_MIGRATIONS: MigrationArea = { area: 'operators', migrations: [operators] }

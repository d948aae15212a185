import type { MigrationArea } from '../../database/migrate.ts'
import { images } from './0001-images.ts'
import { kinds } from './0002-kinds.ts'

export const FILES_MIGRATIONS: MigrationArea = { area: 'files', migrations: [images, kinds] }

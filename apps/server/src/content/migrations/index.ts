import type { MigrationArea } from '../../database/migrate.ts'
import { texts } from './0001-texts.ts'
import { versions } from './0002-versions.ts'
import { company } from './0003-company.ts'
import { pictures } from './0004-pictures.ts'

export const CONTENT_MIGRATIONS: MigrationArea = { area: 'content', migrations: [texts, versions, company, pictures] }

import type { MigrationArea } from '../../database/migrate.ts'
import { accounts } from './0001-accounts.ts'
import { earlierCookie } from './0002-earlier-cookie.ts'
import { language } from './0003-language.ts'
import { intendedActs } from './0004-intended-acts.ts'

export const IDENTITY_MIGRATIONS: MigrationArea = {
  area: 'identity',
  migrations: [accounts, earlierCookie, language, intendedActs],
}

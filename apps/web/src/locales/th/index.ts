import type { Translation, Translations } from '../../shared/i18n/texts.ts'

export const catalogs: Translations = {
  ...import.meta.glob<Translation>('./*.json'),
  './said.json': () => import('@touchstone/protocol/said/th'),
}

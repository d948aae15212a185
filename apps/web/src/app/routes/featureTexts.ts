import { joinTexts } from '../../shared/i18n/texts.ts'
import { FEATURES } from './features.ts'

/** Titles of pages, entries of menus, names of accounts and records: the words of all features. */
export const featureTexts = joinTexts(
  'features',
  FEATURES.map(({ words }) => words),
)

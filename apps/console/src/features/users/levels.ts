import { textsOf } from '../../shared/i18n/texts.ts'
import { userTexts } from './texts.ts'

const t = textsOf(userTexts)
const NAMES = [t('level0'), t('level1'), t('level2'), t('level3')]

/** The verification of a customer, in words. */
export function levelName(level: number): string {
  return NAMES[level] ?? String(level)
}

import { textsOf } from '../../shared/i18n/texts.ts'
import { userTexts } from './texts.ts'

const t = textsOf(userTexts)
const NAMES = [t('level0'), t('level1'), t('level2'), t('level3')]

/** What a customer has proved. */
export function levelName(level: number): string {
  return NAMES[level] ?? String(level)
}

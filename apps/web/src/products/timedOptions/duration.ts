import type { Translate } from '../../shared/i18n/texts.ts'
import type { timedOptionTexts } from './texts.ts'

export type TimedOptionTranslate = Translate<(typeof timedOptionTexts)['english']>

const MINUTE = 60
const HOUR = 3_600

/** "90 s", "5 min", "4 h": the largest unit that leaves no rest. */
export function durationText(seconds: number, t: TimedOptionTranslate): string {
  if (seconds % HOUR === 0) return t('hours', { n: String(seconds / HOUR) })
  return seconds % MINUTE === 0 ? t('minutes', { n: String(seconds / MINUTE) }) : t('seconds', { n: String(seconds) })
}

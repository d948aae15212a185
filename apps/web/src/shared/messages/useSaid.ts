import type { MessageRow } from '@touchstone/protocol'
import { type Formats, useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { useSentence } from '../said/said.ts'
import { messageTexts } from './texts.ts'

export interface Said {
  readonly title: string
  readonly text: string
}

const MONEY = /^(-?\d+(?:\.\d+)?) ([A-Z0-9]{2,12})$/
/** Values that are plain numbers as the reader writes them; order numbers and words are none. */
const FIGURES: ReadonlySet<string> = new Set(['mark', 'price', 'seen', 'lots'])

/** A value as the reader's language writes it. */
function shown(name: string, value: string, formats: Formats): string {
  const money = MONEY.exec(value)
  if (money) return `${formats.decimal(money[1] ?? '')} ${money[2]}`
  if (name.endsWith('At')) return formats.moment(Number(value), 'dateMinute')
  return FIGURES.has(name) && value !== '' ? formats.decimal(value) : value
}

/** Says messages in the language on screen. One of a kind that this page does not know yet is said as the server says it. */
export function useSaid(): (message: MessageRow) => Said {
  const t = useTexts(messageTexts) as (key: string, values: Readonly<Record<string, string>>) => string
  const formats = useFormats()
  const sentence = useSentence()
  return ({ kind, values, title, text }) => {
    if (!(kind in messageTexts.english)) return { title, text }
    const told = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        name === 'reason' ? sentence(value) : shown(name, value, formats),
      ]),
    )
    const say = (key: string) => t(key, told).trim()
    return { title: say(`${kind}.title`), text: say(`${kind}.text`) }
  }
}

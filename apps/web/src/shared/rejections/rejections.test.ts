import { REJECTIONS, type Rejection, rejectionMessage } from '@touchstone/protocol'
import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { rejectionFacts, rejectionText, rejectionWord } from './rejectionText.ts'
import { rejectionTexts } from './texts.ts'

const written = (figure: string) => new Intl.NumberFormat('en', { maximumFractionDigits: 6 }).format(Number(figure))
const words = Object.keys(REJECTIONS) as Rejection[]

/** Any facts for a sentence's placeholders. */
function factsFor(word: Rejection): Record<string, string> {
  const names = [...REJECTIONS[word].message.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  return Object.fromEntries(names.map((name, index) => [name, `${name}-${index}.5`]))
}

describe('rejection texts', () => {
  it('have one code for each word', () => {
    expect(words.filter((word) => rejectionWord(REJECTIONS[word].code) !== word)).toEqual([])
  })

  it.each(words)('%s: its facts are read back from the server’s sentence and said again', (word) => {
    const facts = factsFor(word)
    const message = rejectionMessage(word, facts)
    expect(rejectionFacts(word, message)).toEqual(facts)
    const english = createTranslator({ locale: 'en', messages: rejectionTexts.english })
    expect(rejectionText(word, message, written, english)).toBe(message)
    expect(rejectionText(word, message, written)).toBe(message)
  })

  it('carry the facts into another language, in another order', () => {
    const messages = { ...rejectionTexts.english, below_minimum_notional: '{currency} {min} mindestens' }
    const german = createTranslator({ locale: 'de', messages }) as unknown as NonNullable<
      Parameters<typeof rejectionText>[3]
    >
    const message = 'Cannot be lower than 10000.5 USDT in value'
    expect(rejectionText('below_minimum_notional', message, (figure) => `‹${figure}›`, german)).toBe(
      'USDT ‹10000.5› mindestens',
    )
  })

  it.each([
    ['above_maximum_quantity', 'Cannot be higher than 1000000', 'Cannot be higher than 1,000,000'],
    [
      'price_outside_band',
      'The price is too far from the market: allowed 57852.5 to 70709.1',
      'The price is too far from the market: allowed 57,852.5 to 70,709.1',
    ],
    ['transfer_backs_positions', 'Open positions need this money: at most 0.000125 BTC can be moved', undefined],
    ['market_halted', 'The market is halted: seen in entry 20261127 of the log', undefined],
    ['withdrawals_held', 'Withdrawals are paused until 2026-11-27 14:30 UTC', undefined],
  ] as const)('%s: figures are grouped as the reader writes them, words stay', (word, message, shown) => {
    expect(rejectionText(word, message, written)).toBe(shown ?? message)
  })

  it('leave a sentence that is not ours as it is', () => {
    const english = createTranslator({ locale: 'en', messages: rejectionTexts.english })
    expect(rejectionText(rejectionWord(4321), 'Something new', written, english)).toBe('Something new')
    expect(rejectionText(rejectionWord(3001), 'Worded anew', written, english)).toBe('Worded anew')
  })
})

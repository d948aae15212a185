import { REJECTIONS, type Rejection, readSentence, rejectionMessage } from '@touchstone/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { translationLists } from '../i18n/texts.ts'
import { rejectionText, rejectionWord } from './rejectionText.ts'
import { loadSentences } from './said.ts'
import { saidTexts } from './sentences.ts'

const written = (figure: string) => new Intl.NumberFormat('en', { maximumFractionDigits: 6 }).format(Number(figure))
const ENGLISH = { language: 'en' } as const
const words = Object.keys(REJECTIONS) as Rejection[]

/** Any facts for a sentence's placeholders. */
function factsFor(word: Rejection): Record<string, string> {
  const names = [...REJECTIONS[word].message.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  return Object.fromEntries(names.map((name, index) => [name, `${name}-${index}.5`]))
}

describe('rejection texts', () => {
  beforeAll(loadSentences)

  it('have one code for each word', () => {
    expect(words.filter((word) => rejectionWord(REJECTIONS[word].code) !== word)).toEqual([])
  })

  it.each(words)('%s: its facts are read back from the server’s sentence and said again', (word) => {
    const facts = factsFor(word)
    const message = rejectionMessage(word, facts)
    expect(readSentence(REJECTIONS[word].message, message)).toEqual(facts)
    expect(rejectionText(word, message, written, ENGLISH)).toBe(message)
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
    expect(rejectionText(word, message, written, ENGLISH)).toBe(shown ?? message)
  })

  it('leave a sentence that is not ours as it is', () => {
    expect(rejectionText(rejectionWord(4321), 'Something new', written, ENGLISH)).toBe('Something new')
    expect(rejectionText(rejectionWord(3001), 'Worded anew', written, ENGLISH)).toBe('Worded anew')
  })

  it('carry the facts into another language, words and sentences of the platform among them', async () => {
    // A language that no other test loads: what is loaded once is kept.
    const list = '../../locales/tw/index.ts'
    const before = translationLists[list]
    const catalog = (messages: Record<string, string>) => () => Promise.resolve({ default: messages })
    translationLists[list] = () =>
      Promise.resolve({
        catalogs: {
          './rejections.json': catalog({
            below_minimum_notional: '{currency} {min} mindestens',
            take_profit_side: 'Gewinn {side} {price}',
            market_halted: 'Halt: {reason}',
          }),
          './factWords.json': catalog({ above: 'über' }),
          './said.json': catalog({ coin_not_listed: 'Noch nicht notiert.' }),
          './words.json': catalog({}),
        },
      })
    const translated = { language: 'tw' } as const
    const told = (word: Rejection, message: string) =>
      rejectionText(word, message, (figure) => `‹${figure}›`, translated)
    const notional = 'Cannot be lower than 10000.5 USDT in value'
    expect(told('below_minimum_notional', notional)).toBe(notional)
    await new Promise((resolve) => setTimeout(resolve))
    expect(told('below_minimum_notional', notional)).toBe('USDT ‹10000.5› mindestens')
    told('take_profit_side', 'The take-profit price must be above 64000')
    await new Promise((resolve) => setTimeout(resolve))
    expect(told('take_profit_side', 'The take-profit price must be above 64000')).toBe('Gewinn über ‹64000›')
    expect(told('market_halted', `The market is halted: ${saidTexts.english.coin_not_listed}`)).toBe(
      'Halt: Noch nicht notiert.',
    )
    if (before) translationLists[list] = before
  })
})

import { REJECTIONS, type Rejection, rejectionMessage } from '@touchstone/protocol'
import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { rejectionFacts, rejectionText, rejectionWord } from './rejectionText.ts'
import { rejectionTexts } from './texts.ts'

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
    expect(rejectionText({ code: REJECTIONS[word].code, message }, english)).toBe(message)
  })

  it('carry the facts into another language, in another order', () => {
    const messages = { ...rejectionTexts.english, below_minimum_notional: '{currency} {min} mindestens' }
    const german = createTranslator({ locale: 'de', messages }) as unknown as Parameters<typeof rejectionText>[1]
    const answer = { code: 3005, message: 'Cannot be lower than 10 USDT in value' }
    expect(rejectionText(answer, german)).toBe('USDT 10 mindestens')
  })

  it('leave a sentence that is not ours as it is', () => {
    const english = createTranslator({ locale: 'en', messages: rejectionTexts.english })
    expect(rejectionText({ code: 4321, message: 'Something new' }, english)).toBe('Something new')
    expect(rejectionText({ code: 3001, message: 'Worded anew' }, english)).toBe('Worded anew')
  })
})

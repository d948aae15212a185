import { LANGUAGE_TAGS, LANGUAGES } from '@touchstone/protocol'
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { statementWords } from '../products/statementWords.ts'
import { grouped } from '../words/formatMessage.ts'
import { wordsIn } from '../words/wordsIn.ts'
import { FONTS } from './pdf/fonts.ts'
import { visualRuns } from './pdf/visualRuns.ts'

interface Opened {
  readonly _font: { readonly font: { hasGlyphForCodePoint(point: number): boolean } }
}

/** Marks of direction and joining have no picture of their own. */
const INVISIBLE = /[\u200b-\u200f\u2060-\u2069]/

const leaves = (words: object): string[] =>
  Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)))

describe.each(LANGUAGES)('a statement in %s', (language) => {
  test('has a letter in its font for each of its words', () => {
    const said = [
      ...leaves(wordsIn(language).statement),
      ...leaves(statementWords(language)),
      '0123456789.:-',
      grouped('-1234567.5', LANGUAGE_TAGS[language]),
    ]
    const letters = [...new Set(said.join(''))].filter((letter) => !INVISIBLE.test(letter))
    for (const path of [FONTS[language].plain, FONTS[language].bold]) {
      const { font } = (new PDFDocument({ font: path }) as unknown as Opened)._font
      expect(letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([])
    }
  })
})

describe('a line from right to left', () => {
  test('is drawn in runs as they are seen, figures and codes in their own order', () => {
    const period = '\u2066 2026-01-02 \u2069 إلى \u2066 2026-01-31 \u2069'
    expect(
      visualRuns(`من ${period}`, true)
        .map((run) => run.trim())
        .filter(Boolean),
    ).toEqual(['2026-01-31', 'إلى', '2026-01-02', 'من'])
    expect(visualRuns('From 1 to 2', false)).toEqual(['From 1 to 2'])
  })
})

import { LANGUAGE_TAGS, type Language, type SomeQueries } from '@touchstone/protocol'
import { signInTable } from '../rewards/publicTerms.ts'
import { percent } from '../trading/acts/termTexts.ts'
import { wordedTerms } from '../trading/terms/wordedTerms.ts'
import type { ServerWords } from '../words/english.ts'
import { formatMessage, grouped, type Say } from '../words/formatMessage.ts'
import { sentenceIn } from '../words/sentenceIn.ts'
import { wordsIn } from '../words/wordsIn.ts'
import { termsTable } from './hosting/publicTerms.ts'
import { loanTermsTable } from './loans/offer/publicTerms.ts'
import { LEAST } from './purchases/purchasePrice.ts'

const HOUR_MS = 3_600_000

export type FigureQueries = SomeQueries<{
  moneyTerms: 'current'
  hosting: 'products'
  loans: 'products'
  rewards: 'terms'
  customers: 'feeTiers'
  contracts: 'all'
}>

type Words = ServerWords['figures']

/** "0.02% as maker and 0.05% as taker", of contracts that differ the least and the most. */
function contractFees(
  contracts: readonly { readonly makerPpm: number; readonly takerPpm: number }[],
  language: Language,
): string {
  const words = wordsIn(language).figures
  if (contracts.length === 0) return words.feesOfEach
  const say: Say = (message, values) => formatMessage(message, values, LANGUAGE_TAGS[language])
  const span = (rates: readonly number[]) => {
    const [least, most] = [Math.min(...rates), Math.max(...rates)].map((ppm) => rate(ppm, language))
    return least === most ? `${least}` : say(words.span, { least: least ?? '', most: most ?? '' })
  }
  const maker = span(contracts.map(({ makerPpm }) => makerPpm))
  return say(words.fees, { maker, taker: span(contracts.map(({ takerPpm }) => takerPpm)) })
}

/** As the language writes it: "0.1%", "0,1 %". */
function rate(ppm: number, language: Language): string {
  const locale = LANGUAGE_TAGS[language]
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(1)
  const space = parts.some(({ value }) => /\s/.test(value)) ? '\u00a0' : ''
  return `${grouped(percent(ppm).replace('%', ''), locale)}${space}%`
}

function hours(milliseconds: number, words: Words, language: Language): string {
  return formatMessage(words.hours, { count: String(milliseconds / HOUR_MS) }, LANGUAGE_TAGS[language])
}

/** What a text in that language says in double braces, from the terms in force: a figure, or a table as markdown. */
export function figures(core: FigureQueries, language: Language): Readonly<Record<string, string>> {
  const words = wordsIn(language).figures
  const say: Say = (message, values) => formatMessage(message, values, LANGUAGE_TAGS[language])
  const part = (ppm: number) => rate(ppm, language)
  const named = (name: string) => sentenceIn(language, name)
  const { terms } = core.moneyTerms.current()
  const { open, close } = wordedTerms(terms)
  const [newcomer] = core.customers.feeTiers()
  return {
    hosting: termsTable(core, words.hosting, say, part, named),
    loans: loanTermsTable(core, words.loans, say, part, named),
    rewards: signInTable(core, words.rewards, say, part),
    withdrawOpen: open,
    withdrawClose: close,
    withdrawPerDay: String(terms.perDay),
    withdrawMin: grouped(terms.min, LANGUAGE_TAGS[language]),
    withdrawMax: grouped(terms.max, LANGUAGE_TAGS[language]),
    withdrawFee: part(terms.feePpm),
    turnover: part(terms.turnoverPpm),
    addressHold: hours(terms.addressHoldMs, words, language),
    returnFee: grouped(terms.returnFee, LANGUAGE_TAGS[language]),
    secondPerson: grouped(terms.secondPersonFrom, LANGUAGE_TAGS[language]),
    conversionSpread: part(terms.conversionSpreadPpm),
    purchaseMinimums: Object.entries(LEAST)
      .map(([currency, amount]) => `${amount} ${currency}`)
      .join(', '),
    spotMaker: part(newcomer?.makerPpm ?? 0),
    spotTaker: part(newcomer?.takerPpm ?? 0),
    contractFees: contractFees(core.contracts.all(), language),
  }
}

import { describe, expect, test } from 'vitest'
import { PeerGone } from '../threads/conversation.ts'
import type { Carrier } from '../threads/program.ts'
import type { PdfBoundary } from './pdf/pdfBoundary.ts'
import { pdfHere, pdfThread } from './pdf/pdfCarrier.ts'
import type { Statement, StatementEntry, StatementTexts } from './statement.ts'
import { statementPdf } from './statementPdf.ts'
import { pdfPages } from './testing/pdfText.ts'

const BATCH = 50
const TEXTS: StatementTexts = {
  language: 'en',
  asset: () => ({ code: 'USDT', scale: 6 }),
  entry: (reason) => `a ${reason}`,
}
const OF = { owner: 1_000, world: 'real', wallet: undefined, asset: undefined, money: 'real', from: 0, to: 1 } as const

function statementOf(entries: number): Statement {
  const balance = {
    wallet: 'funds',
    asset: 1,
    opening: 0n,
    received: 3_000_000n,
    paid: 0n,
    closing: 3_000_000n,
  } as const
  return { ...OF, through: 900, madeAt: 2, first: 7, last: 900, entries, balances: [{ ...balance, entries }] }
}

async function* batches(count: number): AsyncGenerator<StatementEntry[]> {
  for (let batch = 0; batch < count; batch++)
    yield Array.from({ length: BATCH }, (_, place) => {
      const sequence = 1_000 + batch * BATCH + place
      return { time: 0, wallet: 'funds', asset: 1, type: 'trade', change: 1n, balance: 2n, ref: '', sequence }
    })
}

/** The carrier, and what became of each program that it began. */
function watched(carrier: Carrier<PdfBoundary>) {
  const ends: Promise<string>[] = []
  const kills: (() => Promise<void>)[] = []
  const watching: Carrier<PdfBoundary> = (service) => {
    const begun = carrier(service)
    ends.push(begun.ended)
    kills.push(() => begun.end('it was killed'))
    return begun
  }
  return { watching, ends, kills }
}

describe.each([
  ['here', pdfHere],
  ['on a thread', pdfThread],
] as const)('a statement drawn %s', (_where, carrierOf) => {
  test('has every entry in its order, on numbered pages, and its program ends with it', async () => {
    const { watching, ends } = watched(carrierOf())
    const parts: Uint8Array[] = []
    for await (const part of statementPdf(watching, statementOf(3 * BATCH), batches(3), TEXTS)) parts.push(part)
    const pages = pdfPages(Buffer.concat(parts))
    expect(pages.length).toBeGreaterThan(3)
    pages.forEach((page, place) => {
      expect(page).toContain(`Page ${place + 1} of ${pages.length}`)
      expect(page).toContain('Log entries 7 to 900')
    })
    expect(pages[0]).toContain('Account number 1000')
    const told = pages.join(' ').match(/\b1[01]\d\d\b/g) ?? []
    const sequences = [...new Set(told.map(Number))].filter((number) => number >= 1_000)
    expect(sequences).toEqual(Array.from({ length: 3 * BATCH }, (_, place) => 1_000 + place))
    expect(await Promise.all(ends)).toEqual(['the statement is over'])
  })

  test('is given up when its reader goes away', async () => {
    const { watching, ends } = watched(carrierOf())
    for await (const part of statementPdf(watching, statementOf(40 * BATCH), batches(40), TEXTS)) {
      expect(part.length).toBeGreaterThan(0)
      break
    }
    expect(await Promise.all(ends)).toEqual(['the statement is over'])
  })

  test('breaks off when its program ends before it', async () => {
    const { watching, kills } = watched(carrierOf())
    const file = statementPdf(watching, statementOf(40 * BATCH), batches(40), TEXTS)
    expect((await file.next()).done).toBe(false)
    for (const kill of kills) await kill()
    await expect(file.next()).rejects.toThrow(PeerGone)
  })
})

/** What somebody may have got into a reference, a name or a code, whoever let it in. */
const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  ') Tj ET /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (',
  '\u202Etxt.exe\u202C',
  'zero\u200B\u200D\uFEFFwidth',
  'line\nfeed\r\nand\0nothing',
  'w'.repeat(1_000),
]

test('texts of a statement are letters on the page, whatever they are, and take no more room than others', async () => {
  const drawn = async (texts: readonly string[]) => {
    const at = (place: number) => texts[place % texts.length] ?? ''
    const entries = async function* (): AsyncGenerator<StatementEntry[]> {
      for await (const batch of batches(2)) yield batch.map((entry, place) => ({ ...entry, ref: at(place) }))
    }
    let told = 0
    const words: StatementTexts = {
      language: 'en',
      asset: () => ({ code: at(told++), scale: 6 }),
      entry: () => at(told++),
    }
    const parts: Uint8Array[] = []
    for await (const part of statementPdf(pdfHere(), statementOf(2 * BATCH), entries(), words)) parts.push(part)
    return Buffer.concat(parts)
  }
  const [hostile, plain] = [await drawn(HOSTILE), await drawn(['plain'])]
  expect(hostile.toString('latin1')).not.toMatch(/\/(OpenAction|JavaScript|JS|AA|URI|Launch|Annots|EmbeddedFile)\b/)
  const pages = pdfPages(hostile)
  expect(pages).toHaveLength(pdfPages(plain).length)
  expect(pages.join('\n')).toContain('<img src=x')
})

test('a heading of several Arabic words is drawn as it is read: its last word outermost at the left', async () => {
  const parts: Uint8Array[] = []
  const arabic: StatementTexts = { ...TEXTS, language: 'ar' }
  for await (const part of statementPdf(pdfHere(), statementOf(BATCH), batches(1), arabic)) parts.push(part)
  const [page = ''] = pdfPages(Buffer.concat(parts))
  // What is drawn first stands at the left.
  const drawn = page.normalize('NFKC')
  expect(drawn).toContain([...'كشف الحساب'].toReversed().join(''))
})

test.each([
  ['en', '-1,234,567.000000'],
  ['de', '-1.234.567,000000'],
  ['fr', '-1\u202f234\u202f567,000000'],
  ['ar', '-1,234,567.000000'],
] as const)(
  'figures stand in a %s statement as its reader writes them, with every digit',
  async (language, written) => {
    const parts: Uint8Array[] = []
    const [balance] = statementOf(BATCH).balances
    if (!balance) throw new Error('the statement has a balance')
    const statement = { ...statementOf(BATCH), balances: [{ ...balance, paid: 1_234_567_000_000n }] }
    for await (const part of statementPdf(pdfHere(), statement, batches(1), { ...TEXTS, language })) parts.push(part)
    expect(pdfPages(Buffer.concat(parts))[0]).toContain(written)
  },
)

import { Readable } from 'node:stream'
import type { CallRequest, Language, PostingReason, World } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import type { CallHandlers } from '../gateway/callContext.ts'
import { TokenBuckets } from '../gateway/limits/tokenBuckets.ts'
import type { Opened } from '../gateway/ticketRoute.ts'
import { createTickets } from '../gateway/tickets.ts'
import type { OwnFills } from '../history/ownFills.ts'
import type { PastReader } from '../history/pastReader.ts'
import type { OwnReading } from '../history/reading.ts'
import type { LiveWorld } from '../live/liveWorld.ts'
import { historyPosition } from '../projector/historyPosition.ts'
import type { Carrier } from '../threads/program.ts'
import type { PdfBoundary } from './pdf/pdfBoundary.ts'
import type { Statement, StatementTexts } from './statement.ts'
import { statementCsv } from './statementCsv.ts'
import { statementPdf } from './statementPdf.ts'
import { statementEntries, statementFigures } from './statementReading.ts'

export const STATEMENTS_PREFIX = '/statements/'

type Format = CallRequest<'getStatement'>['format']

/** The most entries of one file: for more, a shorter period. A PDF costs far more work for each entry. */
const MOST_ENTRIES: Readonly<Record<Format, number>> = { csv: 100_000, pdf: 10_000 }
/** For each customer; a statement reads everything that ever happened to an account. */
const STATEMENTS = { perSecond: 30 / 3_600, burst: 10 }
/** On their way out at the same time, of all customers. */
const MOST_OPEN = 4
const SLOWEST_MS = 120_000

export interface StatementParts {
  readonly past: PastReader
  readonly fills: readonly OwnFills[]
  /** Whether the money of a world is test or play money. */
  readonly sandbox: Readonly<Record<World, boolean>>
  /** The name of each kind of entry. */
  readonly words: (language: Language) => Readonly<Partial<Record<PostingReason, string>>>
  readonly now: () => number
  /** Where a PDF is drawn. */
  readonly pdf: Carrier<PdfBoundary>
  /** Told when a file had to be broken off. */
  readonly onProblem: (error: unknown) => void
  readonly most?: Readonly<Record<Format, number>>
}

export interface Statements {
  readonly handlers: CallHandlers<'getStatement'>
  /** The file behind a ticket, once; undefined when there is none, or too many are on their way. */
  open(ticket: string): Opened | undefined
}

interface Asked {
  readonly statement: Statement
  readonly reading: OwnReading
  readonly format: Format
  readonly language: Language
}

function textsOf({ port }: LiveWorld, words: StatementParts['words'], language: Language): StatementTexts {
  const assets = new Map(port.core.assets().map((asset) => [asset.id, asset]))
  const names = words(language)
  return {
    language,
    asset(id) {
      const asset = assets.get(id)
      if (!asset) throw new Error(`unknown asset ${id} in a statement`)
      return asset
    },
    entry: (reason) => names[reason] ?? reason,
  }
}

function fileName({ from, to, money }: Statement, format: Format): string {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10)
  return `statement${money === 'real' ? '' : `-${money}`}-${day(from)}-${day(to)}.${format}`
}

const TYPES: Readonly<Record<Format, string>> = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' }

/** Statements of account, made from history by the server: asked for by a call, fetched once through a short-lived address. */
export function createStatements({
  past,
  fills,
  sandbox,
  words,
  now,
  pdf,
  onProblem,
  most = MOST_ENTRIES,
}: StatementParts): Statements {
  const tickets = createTickets<Asked>(now)
  const rates = new TokenBuckets({ ...STATEMENTS, now })
  let open = 0

  const make = async (request: CallRequest<'getStatement'>, reading: OwnReading): Promise<Statement> => {
    const { database, live, world, owner } = reading
    const { from, to, account: wallet, currency } = request
    if (from > to) throw new Refusal('malformed', { field: 'from', problem: 'is after the end of the period' })
    const asset = currency === undefined ? undefined : live.port.core.assets().find(({ code }) => code === currency)?.id
    if (currency !== undefined && asset === undefined) throw new Refusal('unknown_asset')
    const madeAt = now()
    const through = await historyPosition(database, world)
    const scope = { world, owner, from, to: Math.min(to, Math.max(from, madeAt)), wallet, asset, through }
    const money = world === 'demo' ? 'demo' : sandbox[world] ? 'sandbox' : 'real'
    return { ...scope, ...(await statementFigures(database, scope)), madeAt, money }
  }

  return {
    handlers: {
      async getStatement(request, context) {
        const reading = await past.own(context)
        const seconds = rates.spend(`${reading.world} ${reading.owner}`)
        if (seconds > 0) throw new Refusal('rate_limited', { seconds })
        const statement = await make(request, reading)
        const { format } = request
        const max = most[format]
        if (statement.entries > max) throw new Refusal('statement_too_long', { max })
        const { ticket, until } = tickets.issue({ statement, reading, format, language: context.lang })
        return { url: STATEMENTS_PREFIX + ticket, until, entries: statement.entries }
      },
    },

    open(ticket) {
      if (open >= MOST_OPEN) return undefined
      const asked = tickets.use(ticket)
      if (!asked) return undefined
      const { statement, reading, format, language } = asked
      const entries = statementEntries({ database: reading.database, fills }, statement)
      const texts = textsOf(reading.live, words, language)
      const written =
        format === 'csv' ? statementCsv(statement, entries, texts) : statementPdf(pdf, statement, entries, texts)
      const body = Readable.from(written, { objectMode: false })
      open += 1
      // A customer who reads too slowly holds a place that others wait for.
      const tooSlow = setTimeout(() => body.destroy(new Error('a statement was read too slowly')), SLOWEST_MS)
      body.on('error', onProblem)
      body.once('close', () => {
        clearTimeout(tooSlow)
        open -= 1
      })
      const disposition = `attachment; filename="${fileName(statement, format)}"`
      return { type: TYPES[format], headers: { 'content-disposition': disposition }, body }
    },
  }
}

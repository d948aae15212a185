import type {
  CallData,
  CallDefinition,
  CallRequest,
  CoreEvent,
  DataOf,
  FillKind,
  PostingReason,
  RecordType,
  RequestOf,
} from '@touchstone/protocol'
import type { TradedValue } from '../credit/tradedValue.ts'
import type { MigrationArea } from '../database/migrate.ts'
import type { CallContext } from '../gateway/callContext.ts'
import type { AnyHandler } from '../gateway/dispatcher.ts'
import type { OwnFills } from '../history/ownFills.ts'
import type { Projection } from '../projector/projection.ts'
import type { TellFills } from '../streams/fillStream.ts'
import type { OwnStream } from '../streams/ownStream.ts'
import type { Acts, ActType } from './acts/acts.ts'
import type { Decided } from './acts/decided.ts'
import type { Leaving } from './leaving.ts'
import type { MessagesOf } from './loggedMessages.ts'
import type { ProductResult } from './result.ts'

type Later<Value> = Value | Promise<Value>
type Calls = Readonly<Record<string, CallDefinition>>
export type HandlersOf<Its> = {
  readonly [Name in keyof Its]: Its[Name] extends CallDefinition
    ? (request: RequestOf<Its[Name]>, context: CallContext) => Later<DataOf<Its[Name]>>
    : never
}

type RecordPage = CallData<'getRecordList'>
type RecordQuery = Omit<CallRequest<'getRecordList'>, 'type'>

/** How a product's list stands among the records of money. */
interface Recorded<Kind, Its, Needs> {
  /** By the name that the wire has for it. */
  readonly kind: Kind
  /** closed: the demo account has none, and its owner's number is somebody else's in the real world. */
  readonly inDemo: 'open' | 'closed'
  /** Events by which an owner's records of this kind change. */
  readonly changedBy: readonly CoreEvent['type'][]
  /** The product's own list in the words of all records; `needs` for a list that no call of the product answers. */
  page(handlers: HandlersOf<Its>, query: RecordQuery, context: CallContext, needs: Needs): Promise<RecordPage>
}

interface ChangedRecords {
  readonly kind: RecordType
  readonly by: readonly CoreEvent['type'][]
}

/** The fills of a product, as customers see them. */
export interface Filled<Kind = FillKind> extends OwnFills {
  /** By the name that the wire has for it. */
  readonly kind: Kind & FillKind
  /** As they happen, on the channel `fill`; without it the product tells of them in a channel of its own. */
  readonly tell?: TellFills
}

/** Something that runs beside the calls. */
export interface Worker {
  readonly name: string
  start(): void | Promise<void>
  stop(): Promise<void>
  /** Why it cannot do its work now, for operators; null while it can. */
  trouble?(): string | null
}

/** One product of this server, told in one value. `Needs`: what its handlers and workers are made with. */
interface Description<Needs, Its extends Calls, Kind, Reason extends string, Projected, Act extends ActType, Fill> {
  readonly name: string
  readonly calls: Its
  readonly projection?: Projected
  readonly records?: Recorded<Kind, Its, Needs>
  /** Events of its own that change records which stand in a list of all products together. */
  readonly changesRecords?: ChangedRecords
  readonly fills?: Filled<Fill>
  /** What counts for the credit score as traded in it. */
  readonly traded?: TradedValue
  /** What counts as its part of a customer's profit and loss, beside its entries of the ledger. */
  readonly result?: ProductResult
  /** Its private channels, each of a name of its own. */
  readonly streams?: readonly OwnStream[]
  /** What its entries of the ledger are called on a statement of account. */
  readonly words: Readonly<Record<Reason, string>>
  /** What its events tell customers. */
  readonly messages?: MessagesOf
  /** What operators decide about it. */
  readonly acts?: Acts<Act>
  /** What their decisions about it leave behind beside the log. */
  readonly decided?: Decided
  /** What takes an owner who leaves off its books. */
  readonly leaving?: Leaving
  handlers(needs: Needs): Later<HandlersOf<Its>>
  /** Not started yet. */
  workers?(needs: Needs): readonly Worker[]
  /** Its tables beside those of history. */
  readonly migrations?: MigrationArea
}

/** A product as it is started, read and told of without knowing which one it is. */
export interface Product<
  in Needs = never,
  Its = Calls,
  Kind = RecordType,
  Reason extends string = PostingReason,
  Projected = Projection,
  Act extends ActType = never,
  Fill = FillKind,
> {
  readonly name: string
  readonly calls: Its
  readonly projection: Projected | undefined
  readonly records: Pick<Recorded<Kind, Its, Needs>, 'kind' | 'inDemo' | 'changedBy'> | undefined
  readonly changesRecords: ChangedRecords | undefined
  readonly fills: Filled<Fill> | undefined
  readonly traded: TradedValue | undefined
  readonly result: ProductResult | undefined
  readonly streams: readonly OwnStream[]
  readonly words: Readonly<Partial<Record<Reason, string>>>
  readonly messages: MessagesOf | undefined
  readonly acts: Acts<Act> | undefined
  readonly decided: Decided | undefined
  readonly leaving: Leaving | undefined
  readonly migrations: MigrationArea | undefined
  readonly start: (needs: Needs) => Promise<StartedProduct>
}

export interface StartedProduct {
  readonly handlers: Readonly<Record<string, AnyHandler>>
  readonly workers: readonly Worker[]
  readonly recordPage: ((query: RecordQuery, context: CallContext) => Promise<RecordPage>) | undefined
}

/** The door by which a product joins the server: behind it nothing is known of what its calls ask and answer. */
export function defineProduct<
  Needs,
  const Its extends Calls,
  const Kind extends RecordType = never,
  const Reason extends PostingReason = never,
  Projected extends Projection = never,
  const Act extends ActType = never,
  const Fill extends FillKind = never,
>(
  described: Description<Needs, Its, Kind, Reason, Projected, Act, Fill>,
): Product<Needs, Its, Kind, Reason, Projected, Act, Fill> {
  const {
    name,
    calls,
    projection,
    records,
    changesRecords,
    fills,
    traded,
    result,
    streams = [],
    words,
    messages,
    acts,
    decided,
    leaving,
    migrations,
  } = described
  return {
    name,
    calls,
    projection,
    records,
    changesRecords,
    fills,
    traded,
    result,
    streams,
    words,
    messages,
    acts,
    decided,
    leaving,
    migrations,
    start: async (needs) => {
      const handlers = await described.handlers(needs)
      const workers = described.workers?.(needs) ?? []
      const recordPage =
        records && ((query: RecordQuery, context: CallContext) => records.page(handlers, query, context, needs))
      return { handlers, workers, recordPage }
    },
  }
}

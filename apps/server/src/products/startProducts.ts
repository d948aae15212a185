import type { RecordType } from '@touchstone/protocol'
import type { AnyHandler } from '../gateway/dispatcher.ts'
import type { RecordKindPages } from '../records/recordCalls.ts'
import type { HandlersOf, Product, Worker } from '../trading/product.ts'
import type { PRODUCTS } from './products.ts'

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type CallsOf<List extends readonly Product[]> = Intersection<List[number]['calls']>
type NeedsOf<List extends readonly Product[]> = List[number] extends Product<infer Needs> ? Needs : never

type KindOf<Its> = Its extends { readonly records: infer Recorded }
  ? Exclude<Recorded, undefined> extends { readonly kind: infer Kind extends string }
    ? Kind
    : never
  : never

interface Started<Handlers, Kind extends string> {
  readonly handlers: Handlers
  /** Kinds of records by name. */
  readonly records: Readonly<Record<Kind, RecordKindPages>>
  /** The workers beside the calls, once started. */
  readonly workers: readonly Worker[]
}

/**
 * Makes the handlers and workers of all products of a list; the list says which calls they answer and which services they
 * need.
 */
export async function startProducts<const List extends readonly Product[]>(
  list: List,
  needs: NeedsOf<List>,
): Promise<Started<HandlersOf<CallsOf<List>>, KindOf<List[number]>>>
export async function startProducts(
  list: readonly Product<unknown>[],
  needs: unknown,
): Promise<Started<unknown, string>> {
  const handlers: Record<string, AnyHandler> = {}
  const workers: Worker[] = []
  const records: Partial<Record<RecordType, RecordKindPages>> = {}
  for (const product of list) {
    const started = await product.start(needs)
    Object.assign(handlers, started.handlers)
    workers.push(...started.workers)
    if (product.records && started.recordPage)
      records[product.records.kind] = { inDemo: product.records.inDemo, page: started.recordPage }
  }
  return { handlers, records, workers }
}

/** All products of this server, started. */
export type StartedProducts = Awaited<ReturnType<typeof startProducts<typeof PRODUCTS>>>

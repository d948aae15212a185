import type { CallDefinition, DataOf, Envelope, RequestOf } from '@touchstone/protocol'
import { toldRefusal } from '../errors/toldRefusal.ts'
import { refusalAnswer, successAnswer } from './answers.ts'
import type { CallContext } from './callContext.ts'
import { parseRequest } from './request/parseRequest.ts'
import { checkFields } from './request/requestFields.ts'

type Entries = readonly Readonly<Record<string, string>>[]

interface Answer<Data> {
  readonly cid: string
  readonly code: number
  readonly message: string
  readonly data: Data | null
}

/**
 * Answers a batch of `call` by its own handler. All entries are sent in the turn in which the batch came, in the order of the
 * list; none waits for another, and a refused one keeps nobody else back. A bug in one ends the call: what the others did
 * is asked for again under their cids.
 */
export function batchHandler<Definition extends CallDefinition>(
  call: Definition,
  handler: (request: RequestOf<Definition>, context: CallContext) => DataOf<Definition> | Promise<DataOf<Definition>>,
) {
  async function envelope(fields: Entries[number], place: number, context: CallContext) {
    try {
      // The message itself was counted when it came.
      if (place > 0) context.spend(call)
      checkFields(fields)
      return successAnswer(
        await handler(parseRequest<Definition['request']>(call.request, fields), context),
        call.silent,
      )
    } catch (error) {
      const refusal = toldRefusal(error)
      if (refusal) return refusalAnswer(refusal.rejection, refusal.facts)
      throw error
    }
  }

  return async ({ orders }: { readonly orders: Entries }, context: CallContext) => {
    const envelopes = await Promise.all(orders.map((fields, place) => envelope(fields, place, context)))
    return { orders: envelopes.map((one, place) => answerOf(orders[place]?.cid ?? '', one)) }
  }
}

function answerOf<Data>(cid: string, { code, message, data }: Envelope<Data>): Answer<Data> {
  return { cid, code, message, data }
}

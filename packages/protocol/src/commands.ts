import type { Timestamp } from '@touchstone/quantities'
import { CancelContractOrder, PlaceContractOrder, QuoteContract } from './contracts/commands.ts'
import {
  decodeCancelContractOrder,
  decodePlaceContractOrder,
  decodeQuoteContract,
  encodeCancelContractOrder,
  encodePlaceContractOrder,
  encodeQuoteContract,
} from './contracts/orderCodec.ts'
import { IndexSamples } from './reference/commands.ts'
import { decodeIndexSamples, encodeIndexSamples } from './reference/samplesCodec.ts'
import { ByteReader } from './shape/byteReader.ts'
import { createCodec, MAX_RECORD_BYTES } from './shape/codec.ts'
import { CodecError } from './shape/codecError.ts'
import type { RecordOf } from './shape/definition.ts'
import { type DefinitionIn, definitionsOf } from './shape/vocabulary.ts'
import { AmendOrder, CancelOrder, MassQuote, PlaceOrder } from './spot/commands.ts'
import {
  decodeAmendOrder,
  decodeCancelOrder,
  decodeMassQuote,
  decodePlaceOrder,
  encodeAmendOrder,
  encodeCancelOrder,
  encodeMassQuote,
  encodePlaceOrder,
} from './spot/orderCodec.ts'
import { VOCABULARIES } from './vocabularies.ts'

/** A named type, so that the compiler need not write out every command in declarations. */
export const COMMANDS: readonly DefinitionIn<typeof VOCABULARIES, 'commands'>[] = definitionsOf(
  VOCABULARIES,
  'commands',
)

export type Command = RecordOf<(typeof COMMANDS)[number]>
export type CommandType = Command['type']

/** A command as the log ordered it. Sequences start at 1 and have no gaps; `time` never goes back. */
export interface Entry {
  readonly sequence: number
  readonly time: Timestamp
  readonly command: Command
}

const CODEC = createCodec(COMMANDS)

const PLACE_ORDER = PlaceOrder.number
const AMEND_ORDER = AmendOrder.number
const CANCEL_ORDER = CancelOrder.number
const MASS_QUOTE = MassQuote.number
const INDEX_SAMPLES = IndexSamples.number
const PLACE_CONTRACT_ORDER = PlaceContractOrder.number
const CANCEL_CONTRACT_ORDER = CancelContractOrder.number
const QUOTE_CONTRACT = QuoteContract.number

/**
 * Writes a command as bytes: placing 64, amending 53, cancelling 45. Throws {@link CodecError} for numbers that are not
 * whole or do not fit, and for values of another type than described. Frequent commands are written by hand, with the very
 * bytes that their descriptions give.
 */
export function encodeCommand(command: Command): Uint8Array {
  const bytes = encodeBody(command)
  if (bytes.length > MAX_RECORD_BYTES) throw new CodecError('The command is too long')
  return bytes
}

/** Reads a command. Throws {@link CodecError} on anything {@link encodeCommand} would not have written. */
export function decodeCommand(bytes: Uint8Array): Command {
  if (bytes.length > MAX_RECORD_BYTES) throw new CodecError('The command is too long')
  switch (bytes[0]) {
    case PLACE_ORDER:
      return decodePlaceOrder(bytes)
    case AMEND_ORDER:
      return decodeAmendOrder(bytes)
    case CANCEL_ORDER:
      return decodeCancelOrder(bytes)
    case PLACE_CONTRACT_ORDER:
      return decodePlaceContractOrder(bytes)
    case CANCEL_CONTRACT_ORDER:
      return decodeCancelContractOrder(bytes)
    default:
      return decodeVarying(bytes)
  }
}

function encodeBody(command: Command): Uint8Array {
  switch (command.type) {
    case 'PlaceOrder':
      return encodePlaceOrder(command)
    case 'AmendOrder':
      return encodeAmendOrder(command)
    case 'CancelOrder':
      return encodeCancelOrder(command)
    case 'MassQuote':
      return encodeMassQuote(command)
    case 'IndexSamples':
      return encodeIndexSamples(command)
    case 'PlaceContractOrder':
      return encodePlaceContractOrder(command)
    case 'CancelContractOrder':
      return encodeCancelContractOrder(command)
    case 'QuoteContract':
      return encodeQuoteContract(command)
    default:
      return CODEC.encode(command)
  }
}

/** Commands whose length depends on their contents. */
function decodeVarying(bytes: Uint8Array): Command {
  const reader = new ByteReader(bytes, 1)
  const command = decodeFrequent(bytes[0], reader)
  if (!command) return CODEC.decode(bytes)
  reader.end()
  return command
}

function decodeFrequent(number: number | undefined, reader: ByteReader): Command | undefined {
  switch (number) {
    case MASS_QUOTE:
      return decodeMassQuote(reader)
    case INDEX_SAMPLES:
      return decodeIndexSamples(reader)
    case QUOTE_CONTRACT:
      return decodeQuoteContract(reader)
    default:
      return undefined
  }
}

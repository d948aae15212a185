import type { Timestamp } from '@touchstone/quantities'
import { CONTRACTS_BY_HAND } from './contracts/orderCodec.ts'
import { SAMPLES_BY_HAND } from './reference/samplesCodec.ts'
import { createCodec } from './shape/codec.ts'
import type { RecordOf } from './shape/definition.ts'
import { definitionsOf } from './shape/vocabulary.ts'
import { SPOT_BY_HAND } from './spot/orderCodec.ts'
import { VOCABULARIES } from './vocabularies.ts'

export const COMMANDS = definitionsOf(VOCABULARIES, 'commands')

export type Command = RecordOf<(typeof COMMANDS)[number]>
export type CommandType = Command['type']

/** A command as the log ordered it. Sequences start at 1 and have no gaps; `time` never goes back. */
export interface Entry {
  readonly sequence: number
  readonly time: Timestamp
  readonly command: Command
}

const CODEC = createCodec(COMMANDS, [...SPOT_BY_HAND, ...CONTRACTS_BY_HAND, SAMPLES_BY_HAND])

/**
 * Writes a command as bytes: placing 64, amending 53, cancelling 45. Throws {@link CodecError} for numbers that are not
 * whole or do not fit, and for whatever has not the type described.
 */
export function encodeCommand(command: Command): Uint8Array {
  return CODEC.encode(command)
}

/** Reads a command. Throws {@link CodecError} on anything {@link encodeCommand} would not have written. */
export function decodeCommand(bytes: Uint8Array): Command {
  return CODEC.decode(bytes)
}

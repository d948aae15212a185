import type { CustomerCommand } from '../customers/customerCommand.ts'
import { writeStamp } from '../customers/stamp.ts'
import type { ByteReader } from '../shape/byteReader.ts'
import { ByteWriter } from '../shape/byteWriter.ts'

/** Cancelling an order, on a spot market or a contract. */
export function encodeCancel(number: number, command: CustomerCommand & { readonly order: number }): Uint8Array {
  const writer = new ByteWriter(45)
  writer.u8(number)
  writeStamp(writer, command)
  writer.u53(command.order)
  return writer.bytes()
}

export function decodeCancel(reader: ByteReader): CustomerCommand & { readonly order: number } {
  return {
    owner: reader.u32(),
    key1: reader.u53(),
    key2: reader.u53(),
    inputHash: reader.u53(),
    issuedAt: reader.u53(),
    order: reader.u53(),
  }
}

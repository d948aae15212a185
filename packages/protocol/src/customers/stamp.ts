import type { ByteWriter } from '../shape/byteWriter.ts'
import type { CustomerCommand } from './customerCommand.ts'

/** Owner and identity as every customer command begins: 36 bytes. */
export function writeStamp(writer: ByteWriter, command: CustomerCommand): void {
  writer.u32(command.owner)
  writer.u53(command.key1)
  writer.u53(command.key2)
  writer.u53(command.inputHash)
  writer.u53(command.issuedAt)
}

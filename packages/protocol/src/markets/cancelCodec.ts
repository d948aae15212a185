import type { CustomerCommand } from '../customers/customerCommand.ts'
import { STAMP_BYTES, setStamp } from '../customers/stamp.ts'
import { FixedBytes } from '../shape/fixedBytes.ts'

const STAMP = 1
const ORDER = STAMP + STAMP_BYTES
const BYTES = new FixedBytes(ORDER + 8)

type Cancel<Type> = CustomerCommand & { readonly type: Type; readonly order: number }

/** Cancelling an order, on a spot market or a contract. */
export function encodeCancel(number: number, command: Cancel<string>): Uint8Array {
  BYTES.setU8(0, number)
  setStamp(BYTES, STAMP, command)
  BYTES.setU53(ORDER, command.order)
  return BYTES.copy()
}

export function decodeCancel<Type extends string>(type: Type, bytes: Uint8Array): Cancel<Type> {
  BYTES.load(bytes)
  return {
    type,
    owner: BYTES.u32(STAMP),
    key1: BYTES.u53(STAMP + 4),
    key2: BYTES.u53(STAMP + 12),
    inputHash: BYTES.u53(STAMP + 20),
    issuedAt: BYTES.u53(STAMP + 28),
    order: BYTES.u53(ORDER),
  }
}

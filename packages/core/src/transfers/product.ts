import type { TransferFunds } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import type { Floor } from '../floor/floor.ts'
import { TRANSFER } from './reasons.ts'
import { isTransfer, transferFunds } from './transferFunds.ts'

export const TRANSFERS = defineProduct<{ state: Floor; commands: TransferFunds }>({
  name: 'transfers',
  reasons: [TRANSFER],
  commands: { TransferFunds: { isUnderstood: isTransfer, carryOut: transferFunds } },
})

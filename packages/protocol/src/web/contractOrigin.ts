import * as z from 'zod/mini'

/** The origin of an order on a contract, or of its closing. */
export const contractOrigin = z.enum([
  'user',
  'one_click',
  'take_profit',
  'stop_loss',
  'liquidation',
  'deleveraging',
  'settlement',
])

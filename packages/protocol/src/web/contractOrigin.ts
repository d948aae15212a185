import * as z from 'zod/mini'

/** Who or what placed an order on a contract, or closed it. */
export const contractOrigin = z.enum([
  'user',
  'one_click',
  'take_profit',
  'stop_loss',
  'liquidation',
  'deleveraging',
  'settlement',
])

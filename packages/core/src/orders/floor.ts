import { defineProduct } from '../entry/product.ts'
import { readLinks, writeLinks } from './canonicalLinks.ts'
import { checkLinks } from './checkLinks.ts'
import type { LinkedOrdersState } from './linkedOrdersState.ts'
import { OrderLinks } from './orderLinks.ts'

/** What orders of all products have in common beside their books. */
export const ORDERS = defineProduct<{ state: LinkedOrdersState; slice: 'orderLinks' }>({
  name: 'orders',
  slice: () => ({ orderLinks: new OrderLinks() }),
  part: { number: 34, write: writeLinks, read: readLinks },
  check: checkLinks,
})

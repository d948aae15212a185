import type { CommandOf } from '../customers/customerCommand.ts'
import { define } from '../shape/definition.ts'
import { fields } from '../shape/kinds.ts'
import { HOSTING_TERMS_FIELDS } from './terms.ts'

/** Operators offer a hosting product, change it for later orders, or close it. */
export const SetHostingProduct = define(
  152,
  'SetHostingProduct',
  'Operators offer a hosting product, change its terms for later orders, or close it.',
  {
    terms: fields(HOSTING_TERMS_FIELDS),
  },
)
export type SetHostingProduct = CommandOf<typeof SetHostingProduct>

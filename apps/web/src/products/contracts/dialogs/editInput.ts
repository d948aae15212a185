import type { CallInput, ContractRow } from '@touchstone/protocol'
import { compareDecimals, isZero } from '../../../shared/decimals/exactDecimal.ts'
import { priceProblem } from '../../../shared/markets/priceProblem.ts'
import type { ContractMarket } from '../contractMarket.ts'
import { enteredLots } from './closeInput.ts'

export interface EditFields {
  readonly price: string
  readonly stopPrice: string
  readonly lots: string
}

export type EditProblems = { readonly [Field in keyof EditFields]: 'empty' | 'step' | undefined }

/** The faults of the fields, each for itself. */
export function editProblems(fields: EditFields, order: ContractRow, market: ContractMarket): EditProblems {
  const price = (field: 'price' | 'stopPrice') =>
    isZero(order[field]) ? undefined : priceProblem(fields[field], market)
  const lots = fields.lots === '' ? 'empty' : enteredLots(fields.lots) === undefined ? 'step' : undefined
  return { price: price('price'), stopPrice: price('stopPrice'), lots }
}

/** Undefined when nothing would change. */
export function editRequest(
  fields: EditFields,
  order: Pick<ContractRow, 'orderNo' | 'price' | 'stopPrice' | 'lots'>,
): Omit<CallInput<'editContract'>, 'cid'> | undefined {
  const price = fields.price.replace(/\.$/, '')
  const stopPrice = fields.stopPrice.replace(/\.$/, '')
  const change = {
    ...(compareDecimals(price, order.price) !== 0 && { price }),
    ...(compareDecimals(stopPrice, order.stopPrice) !== 0 && { stopPrice }),
    ...(fields.lots !== order.lots && { lots: fields.lots }),
  }
  return Object.keys(change).length === 0 ? undefined : { orderNo: order.orderNo, ...change }
}

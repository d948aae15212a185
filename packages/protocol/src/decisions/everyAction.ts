import { FLOORS } from '../products/floors.ts'
import { PRODUCTS } from '../products/products.ts'
import { definitionsOf } from '../shape/vocabulary.ts'
import { DECISION_ACTIONS } from './actions.ts'

/** What operators may decide, about any floor or product. */
export const EVERY_ACTION = definitionsOf([...FLOORS, { actions: DECISION_ACTIONS }, ...PRODUCTS], 'actions')

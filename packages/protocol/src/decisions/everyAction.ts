import { FLOORS } from '../products/floors.ts'
import { PRODUCTS } from '../products/products.ts'
import { definitionsOf } from '../shape/vocabulary.ts'
import { DECISION_ACTIONS } from './actions.ts'

/** The actions of operators about every floor and product. */
export const EVERY_ACTION = definitionsOf([...FLOORS, { actions: DECISION_ACTIONS }, ...PRODUCTS], 'actions')

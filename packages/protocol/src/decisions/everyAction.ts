import { FLOORS } from '../floors.ts'
import { PRODUCTS } from '../products.ts'
import { definitionsOf } from '../shape/vocabulary.ts'
import { DECISION_ACTIONS } from './actions.ts'

const OWN = { name: 'decisions', commands: {}, actions: DECISION_ACTIONS } as const

/** What operators may decide, about any floor or product. */
export const EVERY_ACTION = definitionsOf([...FLOORS, OWN, ...PRODUCTS], 'actions')

import { defineTexts } from '../../../shared/i18n/texts.ts'

/** What trails and what is shown, as it is entered. `trailingSell`, `trailingBuy`: the trigger of an order to sell, to buy. */
export const conditionTexts = defineTexts('conditions', {
  enteredAs: '@enteredAs',
  percent: '%',
  atOnce: 'at once',
  trailingSell:
    'The trigger follows the highest price from then on at this distance and never falls. Reached, the order sells at the prices it finds. It cannot be changed, only cancelled.',
  trailingBuy:
    'The trigger follows the lowest price from then on at this distance and never rises. Reached, the order buys at the prices it finds. It cannot be changed, only cancelled.',
  iceberg:
    'The book shows this much of the order; the rest waits in reserve, unseen by others. Each next part queues behind all other orders of its price.',
})

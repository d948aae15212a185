import { defineTexts } from '../../../shared/i18n/texts.ts'

/** What trails and what is shown, as it is entered. `trailingSell`, `trailingBuy`: the trigger of an order to sell, to buy. */
export const conditionTexts = defineTexts('conditions', {
  enteredAs: '@enteredAs',
  percent: '%',
  atOnce: 'at once',
  trailingSell:
    'The trigger follows the highest price from then on at this distance and never falls. Once it is reached, the order sells at the available prices. It cannot be changed, only cancelled.',
  trailingBuy:
    'The trigger follows the lowest price from then on at this distance and never rises. Once it is reached, the order buys at the available prices. It cannot be changed, only cancelled.',
  iceberg:
    'The book shows this much of the order; the rest waits in reserve, hidden from others. Each next part queues behind all other orders at its price.',
})

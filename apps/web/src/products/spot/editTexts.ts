import { defineTexts } from '../../shared/i18n/texts.ts'

/** What a change of an open order would do. */
export const editTexts = defineTexts('editOrder', {
  held: 'Held now',
  cost: 'Cost with the change',
  filled: 'Fills at once',
  fee: '@fee',
  receive: '@youReceive',
})

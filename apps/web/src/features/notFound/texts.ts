import { defineTexts } from '../../shared/i18n/texts.ts'

export const notFoundTexts = defineTexts('notFound', {
  title: 'There is no such page',
  asked: 'Nothing is at {path}. It may have moved, or the address has a typing error.',
  askedNothing: 'The address may have a typing error.',
  home: '@home',
  market: '@markets',
  search: '@search',
})

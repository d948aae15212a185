import { defineTexts } from '../i18n/texts.ts'

export const topUpTexts = defineTexts('topUp', {
  deposit: '@deposit',
  transfer: '@transfer',
  playMoney: '@myAssets',
})

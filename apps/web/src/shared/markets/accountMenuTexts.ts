import { defineTexts } from '../i18n/texts.ts'

export const accountMenuTexts = defineTexts('accountMenu', {
  menu: '@myAssets',
  funds: '@fundsAccount',
  ledger: '@ledger',
  openOrders: '@openOrders',
  contractPositions: '@contractPositions',
  deliveryPositions: '@deliveryPositions',
  trades: '@tradeRecords',
  trading: '@tradingAccounts',
  records: '@fundRecords',
  deposit: '@deposit',
  withdraw: '@withdraw',
  transfer: '@transfer',
  exchange: '@conversion',
  addresses: '@withdrawalAddresses',
  buyCoins: '@buyCoins',
})

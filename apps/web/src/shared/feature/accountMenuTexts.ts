import { defineTexts } from '../i18n/texts.ts'

/** The menu of the assets section. */
export const accountMenuTexts = defineTexts('accountMenu', {
  menu: '@myAssets',
  funds: '@fundsAccount',
  ledger: '@ledger',
  openOrders: '@openOrders',
  contractPositions: '@contractPositions',
  timedOptionPositions: '@deliveryPositions',
  trades: '@tradeRecords',
  trading: '@tradingAccounts',
  records: '@fundRecords',
  deposit: '@deposit',
  withdraw: '@withdraw',
  transfer: '@transfer',
  conversion: '@conversion',
  addresses: '@withdrawalAddresses',
  buyCoins: '@buyCoins',
})

import { defineTexts } from '../i18n/texts.ts'

export const accountMenuTexts = defineTexts('accountMenu', {
  menu: 'My assets',
  funds: 'Funds account',
  ledger: 'Ledger',
  openOrders: 'Open orders',
  contractPositions: 'Contract positions',
  deliveryPositions: 'Delivery positions',
  trades: 'Trade records',
  trading: 'Trading accounts',
  records: 'Fund records',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  transfer: 'Transfer',
  exchange: 'Exchange',
  addresses: 'Withdrawal addresses',
  buyCoins: 'Buy coins',
})

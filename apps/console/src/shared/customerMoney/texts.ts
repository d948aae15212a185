import { defineTexts } from '../i18n/texts.ts'

export const customerMoneyTexts = defineTexts({
  balances: { wallet: 'Wallet', currency: 'Currency', available: 'Available', held: 'Held' },
  orders: {
    order: 'Order',
    symbol: 'Market',
    side: 'Side',
    type: 'Type',
    price: 'Price',
    amount: 'Amount',
    filled: 'Filled',
    time: 'Time',
  },
  positions: { position: 'Position', lots: 'Lots', entry: 'Entry', margin: 'Margin', leverage: 'Leverage' },
  ledger: {
    time: 'Time',
    account: 'Account',
    type: 'Type',
    change: 'Change',
    currency: 'Currency',
    balance: 'Balance after',
  },
})

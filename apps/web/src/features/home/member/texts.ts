import { defineTexts } from '../../../shared/i18n/texts.ts'

export const memberTexts = defineTexts('memberHome', {
  title: 'Your accounts',
  equity: '@equity',
  note: 'All accounts at the last prices, in USDT, with open positions.',
  play: '@playMoney',
  hidden: '@amountHidden',
  trade: 'Trade spot',
  assets: '@myAssets',
  deposit: '@deposit',
  positions: {
    title: '@positions',
    all: 'All {count}',
    caption: 'Open positions in contracts',
    contract: '@contractColumn',
    size: '@lots',
    price: '@markPrice',
    liquidation: '@liquidationPrice',
    result: '@unrealisedProfit',
    none: '@noOpenPositions',
    open: '@tradeContracts',
  },
})

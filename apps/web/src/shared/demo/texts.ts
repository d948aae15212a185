import { defineTexts } from '../i18n/texts.ts'

export const demoTexts = defineTexts('demo', {
  banner: '@demoAccount',
  bannerText: 'Play money in a world of its own. Nothing here is real, and nothing crosses over. {feed}.',
  bannerTextShort: 'Play money in a world of its own. Nothing here is real, and nothing crosses over.',
  exit: '@exitDemo',
  enter: 'Try a demo account',
  switch: 'Account in use',
  real: 'Real',
  demo: 'Demo',
  closed: {
    title: '@notInDemo',
    text: '{page} concerns the real account or money from outside. The demo account has neither: its money is play money, and its trades stay among themselves.',
    trade: 'Trade in the demo account',
  },
  exitDialog: {
    title: 'Exit the demo account',
    back: 'You go back to your real account. What you have in the demo account stays there as it is: {count, plural, =0 {no open orders} one {one open order} other {# open orders}}, your positions and your play money.',
    guest:
      'You are here as a guest. This demo account cannot be opened again: its orders, positions and play money are gone when you leave.',
    confirm: '@exitDemo',
    cancel: '@stay',
  },
  funds: {
    title: '@playMoney',
    text: 'Fills the demo account up to {amount} USDT again, counting what stands in orders and positions.',
    add: 'Get play money',
    added: '{amount} USDT of play money added',
  },
})

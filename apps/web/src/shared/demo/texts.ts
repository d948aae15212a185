import { defineTexts } from '../i18n/texts.ts'

export const demoTexts = defineTexts('demo', {
  banner: '@demoAccount',
  bannerText: 'Play money, kept apart from the real exchange. Nothing here is real. {feed}.',
  bannerTextShort: 'Play money, kept apart from the real exchange. Nothing here is real.',
  exit: '@exitDemo',
  enter: 'Trade now with play money',
  switch: 'Account in use',
  real: 'Real',
  demo: 'Demo',
  exitDialog: {
    title: 'Exit the demo account',
    back: 'You go back to your real account. What you have in the demo account stays there as it is: {count, plural, =0 {no open orders} one {one open order} other {# open orders}}, your positions and your play money.',
    guest:
      'You are here as a guest. This demo account cannot be reopened: its orders, positions and play money are gone when you leave.',
    confirm: '@exitDemo',
    cancel: '@stay',
  },
})

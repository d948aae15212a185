import { defineTexts } from '../../shared/i18n/texts.ts'

export const homeTexts = defineTexts('home', {
  hero: {
    title: 'The exchange whose books you can check yourself',
    lead: 'Every order, fill and balance follows from one signed log. Replay it and you arrive at the same numbers, to the last digit.',
    risk: 'Trading is risky: prices move against you, and you can lose everything you put in. Trade only what you can afford to lose.',
    register: '@openAccount',
    market: 'See the markets',
    position: 'Log position',
    positionWhy: 'The number of the last command that this exchange has stored.',
  },
  markets: {
    title: '@markets',
    optional: '@favourites',
    noneWatched: 'Star a market, and it stands here.',
    chooseWatched: 'Choose markets',
    coin: '@coins',
    contract: '@contracts',
    metal: '@metals',
    all: '@allMarkets',
    failed: '@marketsFailed',
    retry: '@tryAgain',
  },
  notices: { title: '@announcements', all: '@all' },
  banners: 'News',
  products: {
    title: 'What you can do here',
    lead: 'One account, one set of books, one log from which every price and payout follows.',
    /** A link to the page of a product (a verb). */
    open: 'Open',
    leverage: 'up to {max}×',
  },
  steps: {
    title: 'From nothing to your first order',
    register: { title: '@openAccount', text: 'By email or phone, with a code. It takes a minute.' },
    password: {
      title: 'Set a transaction password',
      text: 'Six digits. Set them before your first order; withdrawals ask for them.',
    },
    funds: {
      title: 'Add funds',
      text: 'Deposit, or buy coins by remittance; in the sandbox, play money is one click away.',
    },
    order: { title: 'Place an order', text: 'Cost, fee and worst case are shown before you press the button.' },
  },
  invite: {
    title: '@inviteFriends',
    text: 'You get a part of the trading fees that people you invited pay, over {levels, plural, one {# level} other {# levels}}. It is paid out of what the exchange received, never out of what they hold, and you see every condition before you invite anybody.',
    link: 'See how it is paid',
  },
  download: {
    title: 'In a window of its own',
    text: 'Install the exchange from your browser, without a store: an icon on your device, no address bar, and never an old price, because none are stored.',
    link: '@downloadApp',
  },
})

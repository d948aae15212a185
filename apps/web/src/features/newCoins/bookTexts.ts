import { defineTexts } from '../../shared/i18n/texts.ts'

/** The public page of a new coin's account. */
export const newCoinBookTexts = defineTexts('newCoinBook', {
  title: '@newCoinAccount',
  lead: 'Coins and money of each subscription, read from the ledger. Whoever replays the log up to the entry named here finds the same figures.',
  coinsLabel: 'Coins with an account',
  none: 'No coin has been offered yet.',
  unknown: 'No coin has this number.',
  failed: 'The account of new coins could not be loaded.',
  coins: 'Coins in the account',
  paid: 'Paid for coins, in the account',
  held: 'Held for undecided requests',
  funded: 'Brought in by the issuer',
  allocated: 'Given to subscribers',
  asked: 'Requested, not decided yet',
  left: 'Not given out yet',
  issuerPaid: 'Paid to the issuer so far',
  listed: 'Listed',
  notListed: 'Not yet: the issuer cannot be paid',
  where: 'Where coins and money are',
  chart: {
    title: 'Coins over time',
    caption: 'Coins in the account and given out at the end of each Hong Kong day',
    empty: 'There are no figures yet: the first coins begin the chart.',
  },
  moneyChart: {
    title: 'Money over time',
    caption: 'Money held and paid at the end of each Hong Kong day',
    empty: 'There is no money in it yet: the first request begins the chart.',
  },
})

import type { Mutant } from './mutant.ts'

/** Bugs of new coins. */
export const NEW_COIN_MUTANTS: readonly Mutant[] = [
  {
    name: 'share-rounded-up',
    from: 34,
    bug: 'pro rata every share is rounded up, and more is given away than there is',
    edits: [
      {
        file: 'core/src/newCoins/coinFormulas.ts',
        find: 'return divideDown(quantity * available, asked * lot)',
        replace: 'return divideUp(quantity * available, asked * lot)',
      },
    ],
  },
  {
    name: 'unlocked-at-listing',
    from: 16,
    bug: 'coins are free with the listing, without their days of lock-up',
    edits: [
      {
        file: 'core/src/newCoins/releaseCoins.ts',
        find: 'lockEnd(listedAt, offer.terms.lockDays)',
        replace: 'lockEnd(listedAt, 0 * offer.terms.lockDays)',
      },
    ],
  },
  {
    name: 'refund-forgotten',
    from: 16,
    bug: 'a subscription that was not passed keeps its money held',
    edits: [
      {
        file: 'core/src/newCoins/coinMoney.ts',
        find: 'release(state, owner, withdrawalAsset(state), cost, id)',
        replace: 'release(state, owner, withdrawalAsset(state), 0n * cost, id)',
      },
    ],
  },
  {
    name: 'issuer-paid-early',
    from: 25,
    bug: 'the issuer receives the proceeds of a coin that is not listed',
    edits: [
      {
        file: 'core/src/newCoins/payIssuer.ts',
        find: "if (offering.listedAt === 0) return refuse('coin_not_listed')",
        replace: "if (offering.listedAt < 0) return refuse('coin_not_listed')",
      },
    ],
  },
  {
    name: 'coins-promised',
    from: 2,
    bug: 'coins are sold before they have come in',
    edits: [
      {
        file: 'core/src/newCoins/offering.ts',
        find: 'return funded - unsoldReturned >= offer.volume',
        replace: 'return funded - unsoldReturned >= 0n * offer.volume',
      },
    ],
  },
]

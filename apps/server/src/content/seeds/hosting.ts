import type { TextSeed } from './seed.ts'

export const HOSTING_TEXTS: readonly TextSeed[] = [
  {
    id: 11,
    type: 'hosting',
    title: 'Terms of hosting',
    date: '2026-11-23',
    markdown: `
## 1. What hosting is

You set USDT of your hosting account aside for a fixed number of days. For each full day you receive a return. The amount you host (the
principal) stays yours and stays in your hosting account for the whole time, where it is shown as frozen. Nobody invests it, lends it or
trades with it, and no program decides about it.

## 2. Where the return comes from

From the platform's own money. At the sale the **whole** return of your order is moved from the treasury of the platform to an escrow; when
the treasury does not have it, nothing is sold ("Sold out"). Each day is paid from that escrow and from nowhere else. The treasury receives
capital of the operator, and gets back what it had set aside and was not needed: nothing that a customer paid enters it. You can read both
accounts in the ledger, and the page of each product shows what is set aside against what is owed.

Returns are not guaranteed beyond what is set aside for your order, and no further return follows from an earlier one.

## 3. What you are paid

1. A day is 24 hours, counted from the moment of your purchase.
2. Each full day pays the day's rate of the principal, rounded down to the smallest unit. Interest is simple: returns earn nothing.
3. The last day makes up what the rounding of the others left over, so that all days together are exactly the return that was promised.
4. Returns are paid into your hosting account and are available at once.
5. After the last day the principal is available again by itself. You need not do anything.

## 4. If you want your money earlier

1. You may ask for redemption at any time, at once after the purchase too. From then on no further day is paid.
2. The redemption takes the days that the terms of your order say. Then the principal is available again, less the part that your terms say,
   which goes to the platform as a fee.
3. Returns that were paid before stay yours. What was set aside for the other days goes back to the treasury.
4. A redemption cannot be taken back.

The worst case is therefore: you redeem before the first day is over, receive no return, and lose the part of the principal that stands
below.

## 5. Products in force

{{hosting}}

Rates are simple, a day's return as a part of the principal; minimum and maximum hold for one order and are in USDT. How much can still be
sold is the smaller of two amounts: what is left of the product's own capacity, and the principal for which the treasury can still set aside the
whole return.

## 6. Changes

Two operators decide a product or a change of it, and the decision is an entry of the log. A change holds for orders after it: **your order
keeps the terms under which you bought it.** A purchase names the version you were shown, and is refused when it is no longer in force.
`,
  },
]

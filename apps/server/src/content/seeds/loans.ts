import type { TextSeed } from './seed.ts'

export const LOAN_TEXTS: readonly TextSeed[] = [
  {
    id: 9,
    type: 'legal',
    title: 'Loan agreement',
    date: '2026-11-23',
    markdown: `
## 1. Who lends, and what

The company named in the terms of your loan lends you USDT. The money comes from the loan pool, which two operators feed from the
platform's own treasury; customers' money is never lent. A loan is paid out into your funds account, and from that moment it is yours to use
within this agreement.

## 2. How you get it

1. You apply for an amount, tell who you are and what you earn, and send six pictures. It takes the junior verification; your level sets how
   much you may owe at once. You must be at least 18 years old.
2. Two people look at your application. They may grant less than you asked for, or nothing; a refusal says why.
3. What you tell is kept encrypted. A half-filled application is deleted when you send it, or after 30 days. Pictures of your document and
   proofs of payments are kept for five years after you send them, the others for three.

## 3. What it costs

1. A day is each 24 hours **begun** since the loan was paid out.
2. The free days of your terms cost nothing. Each later day begun costs the daily rate of the principal you owe at its beginning, rounded up
   to the smallest unit. Interest earns no interest.
3. After the last day the loan is expired. After the days of grace it is overdue: each day begun then costs the late rate of the principal
   you owe, on top of the daily rate.
4. **All interest and late fees together never exceed the amount you were lent.** You never owe more than twice that amount.
5. There is no other fee, and paying early costs nothing: days that have not begun are not charged on what you have paid.

Before you sign, the page shows the interest of the whole term, the rate of a year, each day's cost if you pay nothing, and the most you can
ever owe.

## 4. Paying back

1. You may pay any amount at any time. A payment goes first to late fees, then to interest, then to the principal, and never takes more than
   you owe.
2. You pay from your funds account, or to the bank, and then upload the proof. Two people match the proof with the bank statement; the payment
   then counts from the moment you uploaded the proof. Each line of the bank statement counts once.
3. Interest and late fees go to the platform's fees, principal back to the loan pool.

## 5. What you may do with it

Where the terms of your loan say that it may not leave the platform, you cannot withdraw so much that what remains is worth less than what
you owe. What you owe is deducted from what you have when it is decided how much you may withdraw.

## 6. If you do not pay

Late fees are charged as in 3. Nothing is sold and nobody else's money pays for it: the loss is the pool's. The platform may write a loan off;
then nothing more is to be paid. Overdue loans lower your credit score.

## 7. Changes

The terms you signed stay those of your loan to its end. Other terms hold for later applications only.

## Terms in force now

{{loans}}
`,
  },
]

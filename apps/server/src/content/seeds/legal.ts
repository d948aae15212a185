import type { TextSeed } from './seed.ts'

const date = '2026-11-21'

export const LEGAL_TEXTS: readonly TextSeed[] = [
  {
    id: 3,
    sandbox: true,
    type: 'legal',
    title: 'User agreement',
    date,
    markdown: `
*Version of 21 November 2026, for installations in sandbox mode. An operator who accepts real money must replace it with an
agreement under the law that applies to them.*

## 1. What you agree to

By opening an account you accept this agreement, the [risk statement](/text?id=4) and the [privacy terms](/agrt?id=5). If you do not
accept them, do not open an account.

## 2. The sandbox

All balances here are **play money**. They have no value and cannot be exchanged for anything outside. They are paid in and out over a chain
of the sandbox's own, or against a bank that exists only here. Prices are simulated, replayed from recordings or read from public venues; a
label on every page says which. The operator may restart the sandbox from nothing at any time; your account
and its history may then be gone.

## 3. Your account

1. You must be of full age where you live, and you may hold one account.
2. The country you state at registration cannot be changed afterwards.
3. Keep your password, your transaction password and your verification codes to yourself. Nobody from Touchstone will ask for them.
4. Whoever holds your session can act for you. Sign out on devices that others use. You can see and end your sessions at any time.

## 4. Orders and trades

1. An order is binding when the platform has accepted it. As long as it has not been filled it can be cancelled, and most orders can be
   changed. A timed order can be neither changed nor cancelled.
2. Orders are filled by price first and by time of arrival second, without exception for anyone, the operator included.
3. A trade that has happened stands. The platform has no way to undo a single trade, to change its price, or to edit a balance.
4. An order is refused, with a stated reason, when it breaks a rule of its market: size, price distance, balance, or the state of
   the market. A refused order has no effect whatsoever.
5. A market can be halted, or limited to cancellations, for a stated reason that everyone sees.

## 5. Fees

The [fees](/text?id=6) in force when your order is accepted apply to it for its whole life. On spot markets they are taken from what you
receive, on contracts from the contract account.

## 6. The operator trades too

The operator provides orders from disclosed accounts. How they behave is described in [The house market maker](/text?id=8).

## 7. What you must not do

Do not use another person's account, do not try to get around limits with several accounts, do not trade with yourself to
mislead others, and do not disturb the operation of the platform. Looking for weaknesses in your own copy of the software is welcome;
please report what you find.

## 8. Freezing an account

An account may be frozen when it is suspected of being used by somebody else, when the law requires it, or when its login record is
missing. Freezing is an entry in the log. A frozen account keeps its balances. Until it is reopened, all it can do is cancel orders and
requests, redeem hosted money, give back coins that were not listed, and repay loans.

## 9. Availability

The platform may be unavailable. When it cannot record an order safely it refuses the order and says so; it never guesses. If you
do not receive an answer, ask again with the same request id: the platform tells you what happened and does not do it twice.

## 10. Liability

The sandbox is provided as it is and without charge. Nothing on it is advice, and no decision about real money should rest on it.

## 11. Changes

A new version of this agreement is announced before it applies, with its date at the top. Terms that were fixed into an order or
a purchase are not changed by a later version.

## 12. Ending

You may stop using your account at any time. Entries in the log cannot be removed, because the books of everybody else depend on
them; they contain account numbers, not names.
`,
  },
  {
    id: 4,
    sandbox: true,
    type: 'legal',
    title: 'Risk statement',
    date,
    markdown: `
Read this before you trade, here or anywhere.

## Prices of digital assets move a lot

They can lose half of their value within days, and some have lost all of it. Past prices say nothing reliable about later ones.
Do not trade with money you need.

## A market order takes what is there

It is filled at the prices waiting in the book, which may be worse than the last price. Touchstone bounds this: a market order
goes at most a stated distance from the best price (0.5% unless you choose otherwise) and the rest is cancelled. Within the
bound, the price can still be worse than you hoped. The preview shows the worst case.

## A stop order is no guarantee

A stop order triggers when the last trade price, or on a contract the mark price if you chose that, reaches its stop price. Then it becomes
an ordinary order. If the market jumps past it, it is filled at a worse price, in part, or not at all.

## A limit order may never be filled

Price alone does not decide; orders at the same price that came earlier are filled first.

## Liquidity can go away

Much of the book in this sandbox comes from one market maker. It may step back or stop, and then there may be nobody to trade with.

## Technology fails

Your connection, your device or the platform can fail at the moment you need it. Open orders stay in the book while you are
away. Do not leave an order open that you would not want to see filled.

## The sandbox is not the world

Its simulated prices are calmer, or wilder, than real ones, what you lose is not your money, and fear and greed are missing. Success
here is no sign of success with real money.

## Leverage multiplies losses

A contract at 50× loses its whole margin when the price moves 2% against you, and less than that is enough because part of the margin
must remain. That can happen within seconds, while you sleep, or between closing and opening of a market. Most people who trade
with high leverage lose money. Positions are closed by the exchange when their margin is used up; you are not asked before.

## Timed orders are built so that the house wins on average

You lose the whole amount when the direction is wrong and gain less than the amount when it is right. Whoever guesses loses over
time, the faster the shorter the duration. Several countries forbid their sale to the public for that reason.
`,
  },
  {
    id: 5,
    sandbox: true,
    type: 'legal',
    title: 'Privacy terms',
    date: '2026-11-28',
    markdown: `
*Version of 28 November 2026.*

## What we keep about you

| What | Why | How long |
|---|---|---|
| Email address or phone number | to log you in and to send you codes | as long as the account exists |
| Country | it decides what may be offered to you | as long as the account exists |
| Passwords | only as a slow, keyed fingerprint from which they cannot be read | until you change them |
| Sessions and login history: device type, network address, times | so that you can see them, and end sessions | sessions until a day after they end; the history 90 days |
| Verification codes | only as a keyed fingerprint | a few minutes |
| Second factors, the address of a linked wallet, the answer to your security question | to check that it is you; secrets only encrypted or as a fingerprint | until you remove or change them |
| Language, anti-phishing word, price alerts, and how messages reach you | because you chose them | until you change them |
| Favourite markets, the code of who invited you | to show you your list; to pay commissions of invitations | as long as the account exists |
| What you send for verification | to know who you are | encrypted; pictures five years from sending, what you wrote as long as the account exists |
| Proofs of payment, and what you write with them | to find your payment | pictures encrypted, five years from sending; what you wrote as long as the account exists |
| Payout settings | to fill in your withdrawals to a bank | until you change them |
| Labels of your withdrawal addresses; receivers of your withdrawals to a bank, encrypted | to show you the labels, and to pay you | as long as the account exists |
| What you tell and send for a loan | to decide about it | encrypted; pictures of your document five years, the rest three, an application that was never sent 30 days |
| The messages in your inbox | so that you can read them again | a year |
| Conversations with support, and the files in them | to answer you | encrypted; a conversation for a year after its last message, a file for a year from sending |
| The history of your account, your requests with their decisions, notes of operators | so that what was done to your account can be read later | as long as the account exists |
| Whether you found a help article useful | to write better ones | as long as the article exists |
| Orders, trades and balances | they are the books | for ever |

In the sandbox, the messages that would have been sent to you are also kept in an outbox that **anyone with access to this server
can read**. Register with an address you make up.

## What is in the log, and what is not

The log that everything is computed from contains no names, postal or email addresses, phone numbers or passwords. You appear there as an
account number and a random identifier, with the chain addresses you deposit from and withdraw to. What ties that number to you is kept apart.

## Who receives it

Nobody. This site loads nothing from other companies: no trackers, no fonts, no analytics. If the operator has connected a mail
server or a service for text messages, it sees the messages sent through it.

## What your browser stores

Your session token, your language and your display preferences, so that you need not set them again; and one cookie that ties the
session to this browser. It cannot be read by scripts. Signing out removes the token.

## Your choices

You see your sessions, your logins and the history of your account in the security centre, and change your contacts, passwords, second
factors and payout settings there. You may ask the operator what else is stored about you. The country is fixed at registration and cannot be
changed. Entries of the log cannot be erased, and the program has no command that erases an account.
`,
  },
]

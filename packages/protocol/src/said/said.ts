/**
 * Sentences that the platform says of itself in the data of calls: where prices come from, why something is refused or halted, by which
 * rules coins are given. Programs read the English; the web app reads word and facts out of the sentence and says it in the
 * reader's language. What an operator has written stands beside them in the same fields, and is shown as it was written.
 */
export const SAID = {
  simulated_prices: 'Simulated prices',
  live_prices: 'Live prices: {venues}',
  recorded_prices: 'Recorded: {name}, single recorded source, repeats',
  recorded_prices_paced: 'Recorded: {name}, single recorded source, repeats, {speed}× speed',
  quoted_elsewhere:
    '{symbol} is quoted in {quotedIn}. Here its price number counts as USDT: one unit moves by 1 USDT when the number moves by 1, whatever the exchange rate.',
  index_point: 'One unit moves by 1 USDT when the index moves by 1 point.',

  coin_not_listed: 'The coin is not listed yet.',

  pictures_unreadable: 'The pictures cannot be read: they must be clear and complete.',
  pictures_edited: 'The pictures seem to be edited.',
  name_differs: 'The name differs from that on the document.',
  number_differs: 'The number differs from that on the document.',
  document_expired: 'The document has expired.',
  face_missing: 'The face of the holder cannot be seen.',
  wrong_document: 'This is not the kind of document that was chosen.',
  bill_too_old: 'The bill is older than three months.',
  address_differs: 'The address differs from that on the bill.',
  duplicate_document: 'This document belongs to another account.',
  income_unproved: 'The income is not proved.',
  not_affordable: 'The instalment is too high for the income.',
  too_many_debts: 'What is owed already is too much.',
  loan_not_granted: 'The loan is not granted.',

  coin_price:
    'One {coin} costs {price} {currency}. A customer asks for at least {min} {coin} at once and at most {max} {coin} altogether.',
  coin_hold:
    'What your request costs is held in your funds account, rounded up to the smallest unit. It stays yours until coins are given.',
  coin_review: 'Requests are decided one by one, by two people; who is passed is given all that was asked for.',
  coin_pro_rata:
    'After the end everybody is given the same part of what was asked for, rounded down to the step of the coin. Steps that the rounding leaves over go, one each, to those it cost something, in the order of their requests.',
  coin_rest: 'What is not used for coins is available again at once.',
  coin_lock_none: 'The coins you are given cannot be used before the listing.',
  coin_lock_day: 'The coins you are given cannot be used before the listing and for 1 day of 24 hours after it.',
  coin_lock_days: 'The coins you are given cannot be used before the listing and for {days} days of 24 hours after it.',
  coin_unlisted:
    'If the coin is not listed by its date, you can give your coins back for what you paid, for as long as it is not listed.',
  coin_market:
    'After the listing the price is what the market pays: it may fall below the issue price, to nothing at worst. Nobody promises to buy.',

  hosting_source:
    'Returns are paid from the platform’s own treasury. The whole return is set aside at the sale, or nothing is sold. Customers’ money is not used for it, and nothing beyond what is set aside is promised.',
  loan_source:
    'Loans are paid from the loan pool, which is fed from the platform’s own treasury by two operators. Customers’ money is never lent, and what is lent does not count as a reserve.',
  coin_source:
    'The coins on offer lie in an account of their own before anybody can subscribe. What is paid for them stays there until the coin is listed, and only then goes to its issuer. The platform’s own treasury neither pays nor receives any of it.',

  rewards_closed: 'Rewards are not offered now',
  junior_approved: 'Your junior verification is approved',
  own_fees_needed: 'Trading fees that you paid, in USDT: at most {percent}% of them come back as rewards',
  budget_left: 'The budget of the campaign has enough left for it',
  commission_unverified: 'Commissions are paid once your junior verification is approved',

  /** The network, and the kind of its coins. */
  ethereum_chain: 'Ethereum (ERC20)',

  /** Of a sandbox that nobody has set up otherwise. */
  sandbox_licence: 'Sandbox installation with play money. No licence is held and none is needed.',
  sandbox_chain: 'Sandbox chain (ERC20)',
  sandbox_bank: 'Sandbox bank (does not exist: pay nothing)',
  sandbox_hosting_7: 'Hosting 7 days',
  sandbox_hosting_30: 'Hosting 30 days',
  sandbox_hosting_90: 'Hosting 90 days',
  sandbox_loan_30: 'Loan 30 days',
  sandbox_loan_90: 'Loan 90 days',
  sandbox_lender: 'Touchstone Sandbox Lending',
  sandbox_campaign: 'First trades',
  sandbox_issuer: 'Touchstone sandbox',
  sandbox_coin: 'A coin made up for this sandbox.',
  sandbox_coin_first:
    'A coin made up for this sandbox, sold to a customer of the sandbox’s own and listed a minute later. It has no network and no use; it shows how a market of a new coin begins.',
  sandbox_coin_pro_rata: 'A coin made up for this sandbox. Coins are given pro rata after the end of the subscription.',
  sandbox_coin_review: 'A coin made up for this sandbox. Requests are looked at one by one, by two operators.',
} as const

export type Said = keyof typeof SAID

/** The English sentence with its facts in place. */
export function say(word: Said, facts: Readonly<Record<string, string | number>> = {}): string {
  return SAID[word].replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))
}

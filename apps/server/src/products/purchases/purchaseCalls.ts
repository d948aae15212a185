import type { AssetDefinition, CallData, CallRequest, PURCHASE_CALLS } from '@touchstone/protocol'
import { formatPlain, parseDecimal, ppmToFraction } from '@touchstone/quantities'
import { violatedConstraint } from '../../database/uniqueViolation.ts'
import { Refusal } from '../../errors/refusal.ts'
import { type CallHandlers, type Session, sessionOf } from '../../gateway/callContext.ts'
import { isTicked } from '../../gateway/ticked.ts'
import { readAmount } from '../../trading/decimals.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { shownTerms } from '../../trading/terms/shownTerms.ts'
import type { PayeeInForce } from './payee.ts'
import { LEAST, purchasePrice, purchaseRate } from './purchasePrice.ts'
import type { PurchaseQuote, PurchaseRow, PurchaseRows } from './purchaseRows.ts'

export interface PurchaseServices extends Pick<ProductServices, 'database' | 'real' | 'files' | 'desk'> {
  readonly rows: PurchaseRows
  /** null: nothing can be bought. */
  readonly payee: PayeeInForce | null
}

const FIRST_CURRENCY = 'USDT'

function codeAsset({ real }: Pick<PurchaseServices, 'real'>, code: string): AssetDefinition {
  const asset = real.core.assets().find((one) => one.code === code)
  if (!asset) throw new Refusal('unknown_asset')
  return asset
}

/** One of those that can be bought. Throws Refusal('unknown_asset'). */
function coinOf(services: Pick<PurchaseServices, 'real'>, code: string): AssetDefinition {
  if (!Object.hasOwn(LEAST, code)) throw new Refusal('unknown_asset')
  return codeAsset(services, code)
}

function openPayee({ payee }: Pick<PurchaseServices, 'payee'>): PayeeInForce {
  if (!payee) throw new Refusal('purchases_closed')
  return payee
}

/** The text that a remittance must carry, so that it is found: the customer's number. */
function memoOf({ owner }: Pick<Session, 'owner'>): string {
  return `TS${owner}`
}

function infoCall(services: PurchaseServices): CallHandlers<'getBuycoinInfo'> {
  const { rows, real } = services
  return {
    async getBuycoinInfo({ currency = FIRST_CURRENCY }, context) {
      const session = sessionOf(context)
      const { bank, account, swift, name, sandbox, ...terms } = openPayee(services)
      const coin = coinOf(services, currency)
      const rates = purchaseRate(real.core, coin, terms)
      if (!rates) throw new Refusal('conversion_closed')
      const inForce = real.core.moneyTerms.current()
      const quote = await rows.keepQuote({
        user_id: session.userId,
        currency: coin.code,
        rate: rates.rate,
        pay_currency: terms.currency,
        per_usdt: terms.perUsdt,
        terms: BigInt(inForce.version),
      })
      const known = real.core.assets()
      return {
        currencies: Object.entries(LEAST).flatMap(([code, min]) => {
          const asset = known.find((one) => one.code === code)
          return asset ? [{ currency: code, min, decimals: asset.scale }] : []
        }),
        currency: coin.code,
        quoteId: quote.id,
        ...rates,
        spread: ppmToFraction(terms.spreadPpm),
        payCurrency: terms.currency,
        expires: Number(quote.expires_at),
        payee: { bank, account, swift, name, memo: memoOf(session) },
        sandbox,
        terms: shownTerms(inForce, codeAsset(services, FIRST_CURRENCY).scale),
      }
    },
  }
}

interface Wish {
  readonly coin: AssetDefinition
  readonly amount: bigint
}

function readWish(
  services: PurchaseServices,
  { currency, amount: text, name, imgId, agree }: CallRequest<'addBuycoin'>,
): Wish {
  openPayee(services)
  const coin = coinOf(services, currency)
  const amount = readAmount('amount', text, coin.scale)
  const min = LEAST[coin.code] ?? '0'
  if (amount < (parseDecimal(min, coin.scale) ?? 0n)) throw new Refusal('below_minimum_quantity', { min })
  if (name === '') throw new Refusal('field_empty', { field: 'Name' })
  if (imgId === '') throw new Refusal('bill_missing')
  if (!isTicked(agree)) throw new Refusal('agreement_missing')
  return { coin, amount }
}

/** The same form sent again gets the first answer; another one under the same id is a conflict. */
function repeated(row: PurchaseRow, { coin, amount }: Wish, request: CallRequest<'addBuycoin'>) {
  const same = row.currency === coin.code && row.amount === String(amount) && row.image_id === request.imgId
  if (!same || row.name !== request.name) throw new Refusal('conflict')
  return { id: row.id, state: row.state, pay: row.pay, payCurrency: row.pay_currency }
}

function sendCall(services: PurchaseServices): CallHandlers<'addBuycoin'> {
  const { database, rows, files, desk } = services

  const keep = (session: Session, { coin, amount }: Wish, quote: PurchaseQuote, request: CallRequest<'addBuycoin'>) => {
    const agreed = { rate: quote.rate, perUsdt: quote.per_usdt }
    const { pay, value } = purchasePrice(amount, coin, agreed, codeAsset(services, FIRST_CURRENCY))
    const { userId, owner } = session
    return database.transaction().execute(async (within): Promise<CallData<'addBuycoin'>> => {
      const id = await rows.insert(within, {
        user_id: userId,
        owner: BigInt(owner),
        currency: coin.code,
        amount: String(amount),
        rate: quote.rate,
        pay_currency: quote.pay_currency,
        pay,
        value: String(value),
        terms: quote.terms,
        name: request.name,
        image_id: request.imgId,
        cid: request.cid ?? null,
      })
      await files.keep([request.imgId], within)
      // The decision is about these very figures: the second person's digest covers them.
      const coins = formatPlain(amount, coin.scale)
      const subject = { purchase: id, owner, currency: coin.code, amount: coins, pay, payCurrency: quote.pay_currency }
      await desk.open({ kind: 'buy_coin', userId, subject }, within)
      return { id, state: 'pending', pay, payCurrency: quote.pay_currency }
    })
  }

  return {
    async addBuycoin(request, context) {
      const session = sessionOf(context)
      const { userId } = session
      const wish = readWish(services, request)
      const { cid } = request
      const before = await rows.sentAs(userId, cid)
      if (before) return repeated(before, wish, request)
      const quote = await rows.quote(request.quoteId, { userId, currency: wish.coin.code })
      await files.check(userId, [{ id: request.imgId, use: 'voucher' }])
      return keep(session, wish, quote, request).catch(async (error: unknown) => {
        const twin = violatedConstraint(error) === 'purchases_once' && (await rows.sentAs(userId, cid))
        if (twin) return repeated(twin, wish, request)
        throw error
      })
    },
  }
}

function listCall(services: PurchaseServices): CallHandlers<'getBuycoinList'> {
  return {
    async getBuycoinList(request, context) {
      const { userId } = sessionOf(context)
      const { rows, total } = await services.rows.page(userId, request)
      const list = rows.map((row) => ({
        id: row.id,
        time: Number(row.created_at),
        currency: row.currency,
        amount: formatPlain(BigInt(row.amount), codeAsset(services, row.currency).scale),
        rate: row.rate,
        pay: row.pay,
        payCurrency: row.pay_currency,
        name: row.name,
        imgId: row.image_id,
        state: row.state,
        reason: row.reason,
        decided: Number(row.decided_at),
      }))
      return { list, total, page: request.page }
    },
  }
}

/** Coins bought by remittance: a rate is agreed, the bill sent, and two people who see the money at the bank credit it. */
export function purchaseCalls(services: PurchaseServices): CallHandlers<keyof typeof PURCHASE_CALLS> {
  return { ...infoCall(services), ...sendCall(services), ...listCall(services) }
}

import type { CallData, OwnerId } from '@touchstone/protocol'
import { formatPlain, ppmToFraction } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import { type CallHandlers, requireOwnCookie, sessionOf } from '../../gateway/callContext.ts'
import type { WorldPort } from '../../sequencer/worldPort.ts'
import { COUNTRIES } from '../accounts/countries.ts'
import type { IdentityServices } from '../services/services.ts'

const NAME_LENGTH = 12

/** Available USDT in the funds wallet as a decimal string. */
function availableUsdt({ core }: WorldPort, owner: OwnerId): string {
  const usdt = core.assets().find(({ code }) => code === 'USDT')
  if (!usdt) return '0'
  const balance = core.ledger.balances(owner).find(({ wallet, asset }) => wallet === 'funds' && asset === usdt.id)
  return formatPlain(balance?.available ?? 0n, usdt.scale)
}

/** The customer's fee tier under a name, with its rates. */
function feeTierOf({ core }: WorldPort, owner: OwnerId): CallData<'getInfo'>['feeTier'] {
  const tier = core.customers.tierOf(owner)
  const rates = core.customers.feeTiers()[tier]
  if (!rates) throw new Error(`owner ${owner} has fee tier ${tier}, which does not exist`)
  const { makerPpm, takerPpm } = rates
  return { tier, name: `Tier ${tier}`, makerRate: ppmToFraction(makerPpm), takerRate: ppmToFraction(takerPpm) }
}

export function infoHandlers(services: IdentityServices): CallHandlers<'getTelCode' | 'getInfo' | 'setLanguage'> {
  const { users, worlds, payoutSettings, verification } = services
  const telCodes = COUNTRIES.map(({ code, iso, country }) => ({ code, iso, country }))
  return {
    getTelCode: () => telCodes,

    getInfo: async (_request, context) => {
      const { userId, owner, world, transactionPasswordSet } = sessionOf(context)
      const user = await users.byId(userId)
      const [email, phone] = [user.email ?? '', user.phone ?? '']
      const { name: payee, ...payout } = await payoutSettings.of(userId)
      return {
        uid: String(owner),
        name: user.kind === 'guest' ? `Guest ${owner}` : (phone || email).slice(0, NAME_LENGTH),
        invitation_code: user.invitation_code ?? '',
        email,
        phone,
        transaction_password: transactionPasswordSet ? 1 : 0,
        payee,
        ...payout,
        usdt: availableUsdt(worlds[world], owner),
        country: user.country,
        demo: world === 'demo',
        language: user.language,
        kyc: await verification.kyc(userId),
        credit: await verification.credit(userId),
        feeTier: feeTierOf(worlds[world], owner),
        unread: 0,
      }
    },

    setLanguage: async ({ language }, context) => {
      await users.setLanguage(sessionOf(context).userId, language)
      return {}
    },
  }
}

export function sessionHandlers({ sessions }: IdentityServices): CallHandlers<'getSessions' | 'delSession'> {
  return {
    getSessions: async (_request, context) => {
      const { id: current, userId } = sessionOf(context)
      const live = await sessions.live(userId)
      return live.map(({ id, device, address, openedAt, lastSeen }) => ({
        id,
        device,
        address,
        opened: openedAt,
        lastSeen,
        current: id === current,
      }))
    },

    delSession: async ({ id }, context) => {
      const session = sessionOf(context)
      requireOwnCookie(session)
      const { id: current, userId } = session
      if (id === current) throw new Refusal('malformed', { field: 'id', problem: 'is this session; sign out instead' })
      const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
      const ended = isId ? await sessions.end(userId, { only: id }) : 0
      if (ended === 0) throw new Refusal('malformed', { field: 'id', problem: 'is no live session of this account' })
      return {}
    },
  }
}

export function favouriteHandlers({ favourites, worlds }: IdentityServices): CallHandlers<'addCollectCurrenct'> {
  return {
    addCollectCurrenct: async ({ symbol, on }, context) => {
      const { userId, world } = sessionOf(context)
      const { core } = worlds[world]
      const known = [...core.spot.markets(), ...core.contracts.all()]
      if (!known.some((instrument) => instrument.symbol === symbol)) throw new Refusal('unknown_market')
      await favourites.set(userId, symbol, on)
      return { on }
    },
  }
}

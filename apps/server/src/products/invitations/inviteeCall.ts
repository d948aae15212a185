import type { CallData, OwnerId } from '@touchstone/protocol'
import { type CallHandlers, sessionOf } from '../../gateway/callContext.ts'
import { pageOfList } from '../../history/reading.ts'
import type { People } from '../../identity/accounts/people.ts'
import { maskedEmail, maskedNumber, maskedPhone } from '../../identity/names/maskedContact.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { type TradingWorld, worldSeenBy } from '../../trading/tradingWorlds.ts'

export interface InviteeParts extends Pick<ProductServices, 'worlds'> {
  readonly people: Pick<People, 'byOwner'>
}

type Row = CallData<'getPromotionList'>['list'][number]

interface Invitee {
  readonly owner: OwnerId
  readonly level: number
}

/** Newest first: numbers of customers are given in the order in which they register. */
function inviteesOf({ port }: TradingWorld, inviter: OwnerId, wanted: number | undefined): Invitee[] {
  const { invitations } = port.core
  const levels = invitations.levels(inviter).filter(({ level }) => wanted === undefined || level === wanted)
  return levels
    .flatMap(({ level }) => invitations.invitees(inviter, level).map((owner) => ({ owner, level })))
    .sort((one, other) => other.owner - one.owner)
}

/** Who was invited, as far as the inviter may know: enough to recognise somebody, too little to write to them. */
export function inviteeCall({ worlds, people }: InviteeParts) {
  const rowOf = async (world: TradingWorld, { owner, level }: Invitee): Promise<Row> => {
    const person = await people.byOwner(owner)
    const phone = maskedPhone(person?.phone ?? '')
    return {
      id: maskedNumber(owner),
      name: maskedEmail(person?.email ?? '') || phone,
      phone,
      time: person?.createdAt ?? 0,
      level,
      qualified: world.port.core.invitations.qualified(owner),
    }
  }
  return {
    async getPromotionList({ level, page, size }, context) {
      const world = worldSeenBy(worlds, context)
      const found = pageOfList(inviteesOf(world, sessionOf(context).owner, level), { page, size })
      context.setSequence(world.port.core.sequence)
      return { ...found, list: await Promise.all(found.list.map((invitee) => rowOf(world, invitee))) }
    },
  } satisfies Partial<CallHandlers>
}
